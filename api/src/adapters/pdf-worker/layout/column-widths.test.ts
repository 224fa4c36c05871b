import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

test.each([
  ['columns that fit grow in proportion', [10, 10], [20, 60], [20, 60], [100, 300]],
  [
    'a column of short cells gets what its longest needs, long ones share the rest',
    [30, 30, 30],
    [100, 100, 300],
    [100, 500, 900],
    [80, 80, 240],
  ],
  [
    'one long cell among short ones does not widen a column',
    [20, 20],
    [50, 150],
    [600, 600],
    [100, 300],
  ],
  ['no column is wider than its longest cell', [20, 20], [50, 50], [60, 800], [60, 340]],
  ['a column with a long word gets its width', [300, 20], [300, 300], [400, 400], [300, 100]],
  [
    'columns that have all they may have still fill the table',
    [300, 10],
    [10, 100],
    [1000, 50],
    [343, 57],
  ],
  ['columns whose words do not fit shrink alike', [300, 500], [1, 1], [600, 800], [150, 250]],
])('%s', (_, least, usual, most, expected) => {
  const columns = least.map((need, index) => ({
    least: need,
    usual: usual[index] ?? 0,
    most: most[index] ?? 0,
  }));
  expect(columnWidths(columns, 400).map(Math.round)).toEqual(expected);
});
