import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

test.each([
  ['columns that fit grow in proportion', [10, 10], [20, 60], [100, 300]],
  [
    'short columns get what they need, long ones share the rest',
    [30, 30, 40],
    [50, 500, 900],
    [50, 175, 175],
  ],
  ['a column with a long word gets its width', [300, 20], [400, 400], [300, 100]],
  ['columns whose words do not fit shrink alike', [300, 500], [600, 800], [150, 250]],
])('%s', (_, least, most, expected) => {
  const columns = least.map((need, index) => ({ least: need, most: most[index] ?? 0 }));
  expect(columnWidths(columns, 400)).toEqual(expected);
});
