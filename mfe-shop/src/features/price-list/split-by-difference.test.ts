import { expect, test } from 'vitest';
import { splitByDifference } from './split-by-difference.ts';

test('rows in which products differ are apart from rows that are the same in all, each in their order', () => {
  const rows = [
    { label: 'Price', values: ['R100.00', 'R90.00'] },
    { label: 'Category', values: ['CAMERAS', 'CAMERAS'] },
    { label: 'Lens', values: ['4 mm', ''] },
    { label: 'Megapixels', values: ['4 MP', '4 MP'] },
  ];
  const { different, same } = splitByDifference(rows);
  expect(different.map(({ label }) => label)).toEqual(['Price', 'Lens']);
  expect(same.map(({ label }) => label)).toEqual(['Category', 'Megapixels']);
});
