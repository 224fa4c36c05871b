import { expect, test } from 'vitest';
import { shortestTree } from './shortest-tree.ts';

/** Points on a ring of 100 m, by their metres round it. */
const onRing = (a: number, b: number): number => {
  const apart = Math.abs(a - b);
  return Math.min(apart, 100 - apart);
};
const points = [10, 20, 30, 40, 50, 60, 70, 80, 88.5];
const inRow = (detourShare: number): number => {
  const toRoot = new Map(
    shortestTree(0, points, onRing, detourShare).map(({ from, to }) => [from, to]),
  );
  const depth = (at: number): number => (at === 0 ? 0 : 1 + depth(toRoot.get(at) ?? 0));
  return Math.max(...points.map(depth));
};

test('points round a ring hang on both ways from the root where their way to it counts', () => {
  expect(inRow(0)).toBeGreaterThan(6);
  expect(inRow(0.2)).toBe(5);
});
