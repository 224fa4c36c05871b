import { expect, test } from 'vitest';
import { straightParts } from './straight-parts.ts';

const areaOf = ({ width, depth }: { width: number; depth: number }) => width * depth;

test('the parts of an L are its two legs, the larger first', () => {
  const parts = straightParts([
    { x: 0, y: 0 },
    { x: 12, y: 0 },
    { x: 12, y: 4 },
    { x: 7, y: 4 },
    { x: 7, y: 9 },
    { x: 0, y: 9 },
  ]);
  expect(parts).toEqual([
    { x: 0, y: 0, width: 7, depth: 9 },
    { x: 7, y: 0, width: 5, depth: 4 },
  ]);
});

test('a house that is turned has parts that lie inside it', () => {
  const parts = straightParts([
    { x: 0, y: -8 },
    { x: 8, y: 0 },
    { x: 0, y: 8 },
    { x: -8, y: 0 },
  ]);
  expect(areaOf(parts[0] ?? { width: 0, depth: 0 })).toBeCloseTo(64, 0);
  for (const { x, y, width, depth } of parts)
    for (const [right, down] of [
      [x, y],
      [x + width, y],
      [x, y + depth],
      [x + width, y + depth],
    ] as const)
      expect(Math.abs(right) + Math.abs(down)).toBeLessThanOrEqual(8.02);
});

test('what is too narrow for a room is no part', () => {
  expect(
    straightParts([
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 1 },
      { x: 0, y: 1 },
    ]),
  ).toEqual([]);
});
