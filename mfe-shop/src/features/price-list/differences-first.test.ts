import { expect, test } from 'vitest';
import { differencesFirst } from './differences-first.ts';

test('rows in which products differ come before rows that are the same, each in their order', () => {
  const rows = [
    { label: 'Price', values: ['R100.00', 'R90.00'] },
    { label: 'Category', values: ['CAMERAS', 'CAMERAS'] },
    { label: 'Lens', values: ['4 mm', ''] },
    { label: 'Megapixels', values: ['4 MP', '4 MP'] },
  ];
  const labels = differencesFirst(rows).map(({ label }) => label);
  expect(labels).toEqual(['Price', 'Lens', 'Category', 'Megapixels']);
});
