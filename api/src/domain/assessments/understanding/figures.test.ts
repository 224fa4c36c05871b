import { expect, test } from 'vitest';
import { mentionsOf, read } from './reading.ts';

/** Crimes and circumstances that are heard in a text. */
const heard = (text: string) =>
  (['incidents', 'circumstances'] as const).flatMap((topic) =>
    mentionsOf(read(text), topic).map(({ id }) => id),
  );

test.each([
  'The tracker had died long before',
  'Lightning killed the recorder',
  'The neighbour’s dog attacks our bins',
  'Somebody stabbed the tyres of the van',
  'All our files are held hostage',
  'Eskom hou ons gyselaar',
  'The insurer threatens to cancel our cover',
  'Guests ask about the murder of 1987',
  'A white car shot past the boom',
  'We are a shooting club',
  'Ons wil ’n video skiet',
  'Boys put toy guns under the counter',
  'Our rifles are locked in the vault',
  'He will attack in the judo match on Saturday',
])('nobody is hurt where %j', (text) => {
  for (const id of ['assault', 'hostage', 'threats', 'murder', 'shooting', 'armed', 'injury']) {
    expect(heard(text)).not.toContain(id);
  }
});

test.each([
  ['They attacked the guard with a panga', 'assault'],
  ['My brother was killed last week', 'injury'],
  ['They held the cashiers hostage', 'hostage'],
  ['He threatens to kill me', 'death-threats'],
  ['He threatens my staff', 'threats'],
  ['They shot at my house', 'shooting'],
  ['Three men with guns took the till', 'armed'],
  ['Baphethe izibhamu', 'armed'],
  ['Mans met byle kap die kabel', 'armed'],
  ['A petrol bomb came through the window', 'violence'],
])('%j is meant as it is said', (text, id) => {
  expect(heard(text)).toContain(id);
});
