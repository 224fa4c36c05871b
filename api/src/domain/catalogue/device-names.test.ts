import { expect, test } from 'vitest';
import { deviceNamesOf } from './device-names.ts';

const list = (...rows: readonly (readonly [name: string, category: string])[]) =>
  rows.map(([name, category], index) => ({
    sku: `S-${index}`,
    name,
    category,
    cost: 100,
    price: 200,
  }));
const five = (name: string, category: string) =>
  Array.from({ length: 5 }, (_, index) => [`${name} ${index}`, category] as const);

test('categories are named once, sorted, and a missing one is left out', () => {
  const products = list(
    ['Siren', 'SIRENS'],
    ['Relay', ''],
    ['Dome', 'CAMERAS'],
    ['Horn', 'SIRENS'],
  );
  expect(deviceNamesOf(products)).toEqual({ deviceTypes: ['CAMERAS', 'SIRENS'], brands: [] });
});

test('a word that starts five names is a brand, and a word that starts four is not', () => {
  const products = list(...five('Vantis dome', 'CAMERAS'), ...five('Quad beam', 'BEAMS').slice(1));
  expect(deviceNamesOf(products).brands).toEqual(['Vantis']);
});

test.each([
  ['inside another name', ['Bracket for wireless camera', 'BRACKETS']],
  ['in a category', ['Bracket', 'WIRELESS CAMERAS']],
] as const)('a word that is also %s is no brand', (_, row) => {
  const products = list(...five('Wireless siren', 'SIRENS'));
  expect(deviceNamesOf(products).brands).toEqual(['Wireless']);
  expect(deviceNamesOf([...products, ...list(row)]).brands).toEqual([]);
});

test('a measure or a word in small letters at the start of names is no brand', () => {
  const products = list(...five('12V battery', 'BATTERIES'), ...five('mast bracket', 'BRACKETS'));
  expect(deviceNamesOf(products).brands).toEqual([]);
});
