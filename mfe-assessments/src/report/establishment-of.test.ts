import { expect, test } from 'vitest';
import { establishmentOf } from './establishment-of.ts';

const business = (businessType: string) =>
  establishmentOf({ form: 'risk', body: { businessType } } as Parameters<
    typeof establishmentOf
  >[0]);

test.each([
  ['Supermarket with an ATM in the front wall, Umzinto', 'Retail Shop'],
  ['Primary school with 600 learners', 'School'],
  ['Pharmacy in a shopping centre', 'Clinic'],
  ['Coffee shop in Umhlanga', 'Restaurant'],
  ['Warehouse with six docks, Pinetown', 'Warehouse'],
  ['Dairy farm near Howick', 'Farm'],
  ['Barber in the CBD', undefined],
])('%s starts the plan of: %s', (text, type) => {
  expect(business(text)).toBe(type);
});

test('a report about a home starts the plan of a home, and none without its request', () => {
  const home = { form: 'home', body: {} } as Parameters<typeof establishmentOf>[0];
  expect(establishmentOf(home)).toBe('Residential Home');
  expect(establishmentOf(undefined)).toBeUndefined();
});
