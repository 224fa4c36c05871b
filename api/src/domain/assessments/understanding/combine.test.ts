import type { IncidentId } from '@app/knowledge/threats';
import { expect, test } from 'vitest';
import { combine } from './combine.ts';
import { hearField } from './heard-field.ts';

type Guess = readonly [of: IncidentId, probability: number];

/** A field in which phrases are read as always, and whose sentence is like the tellings that are given. */
function heardIn(text: string, guesses: readonly Guess[]) {
  const field = hearField({ path: 'securityIssue', kind: 'issue', text });
  const told = guesses.map(([of, probability]) => ({
    of,
    probability,
    attack: 0,
    first: 0,
    end: field.reading.words.length,
  }));
  const { incidents, maybe } = combine([{ ...field, told }]);
  return { incidents: incidents.map(({ id }) => id), maybe };
}

const WEAK = 'The laptops are gone';

test('a weak phrase that nothing is like is asked about where the sentence is like another crime', () => {
  expect(heardIn(WEAK, [['staff-theft', 0.3]])).toEqual({
    incidents: [],
    maybe: ['staff-theft', 'equipment-theft'],
  });
});

test.each<readonly [why: string, text: string, guesses: readonly Guess[], heard: IncidentId]>([
  ['no sentence is like anything', WEAK, [], 'equipment-theft'],
  ['it is hardly like another crime', WEAK, [['staff-theft', 0.29]], 'equipment-theft'],
  [
    'it is a little like the crime itself',
    WEAK,
    [
      ['staff-theft', 0.4],
      ['equipment-theft', 0.1],
    ],
    'equipment-theft',
  ],
  ['the other is only a means', WEAK, [['trespass', 0.45]], 'equipment-theft'],
  ['the phrase is exact', 'Cable theft', [['staff-theft', 0.45]], 'cable-theft'],
  ['it is an attack on people', 'A robber came', [['staff-theft', 0.45]], 'armed-robbery'],
  [
    'two crimes are named',
    'They broke in and the laptops are gone',
    [['vandalism', 0.45]],
    'burglary',
  ],
])('a crime that a phrase names is said where %s', (_, text, guesses, heard) => {
  expect(heardIn(text, guesses).incidents).toContain(heard);
});

test.each([
  ['Our staff walk out with stock under their clothes', ['staff-theft'], 'shoplifting'],
  ['Workers are walking out with tools every Friday', ['staff-theft'], 'shoplifting'],
  ['Customers walk out with jeans under their clothes', ['shoplifting'], 'staff-theft'],
  ['Customers walk out with stock and our own staff help them', ['shoplifting', 'staff-theft']],
] as const)('%j tells who walks out', (text, heard, not?: IncidentId) => {
  const { incidents } = heardIn(text, []);
  expect(incidents).toEqual(expect.arrayContaining([...heard]));
  expect(incidents).not.toContain(not);
});
