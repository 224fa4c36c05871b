import type { LayoutOpening } from '@app/contracts/site-layout';
import { expect, test } from 'vitest';
import { wallPieces } from './wall-pieces.ts';

const wall = {
  id: 'north',
  kind: 'outer' as const,
  from: { x: 0, y: 0 },
  to: { x: 10, y: 0 },
  seeThrough: false,
};
const door = (x: number, changes: Partial<LayoutOpening> = {}): LayoutOpening => ({
  id: `door-${x}`,
  kind: 'door',
  label: 'Door',
  at: { x, y: 0 },
  width: 2,
  wall: 'north',
  ...changes,
});

test('a wall is cut where its openings are, whatever their order, and not by those of others', () => {
  expect(wallPieces(wall, [door(8), door(2), door(5, { wall: 'south' })])).toEqual([
    { from: { x: 0, y: 0 }, to: { x: 1, y: 0 } },
    { from: { x: 3, y: 0 }, to: { x: 7, y: 0 } },
    { from: { x: 9, y: 0 }, to: { x: 10, y: 0 } },
  ]);
});

test('an opening at the end of a wall leaves no piece beyond it', () => {
  expect(wallPieces(wall, [door(10)])).toEqual([{ from: { x: 0, y: 0 }, to: { x: 9, y: 0 } }]);
});
