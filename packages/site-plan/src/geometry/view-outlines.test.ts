import { type DetailLevel, detailLevels } from '@app/contracts/site-layout';
import { expect, test } from 'vitest';
import { viewOutline } from './view-outlines.ts';

const at = { x: 0, y: 0 };
const view = {
  angle: 60,
  reach: 40,
  pixels: 2560,
  level: 'validate',
  distance: 4,
  pixelsPerMetre: 554,
} as const;
const outline = (level: DetailLevel, walls: Parameters<typeof viewOutline>[2] = []) =>
  viewOutline({ view, at, direction: 0 }, level, walls) ?? [];
const far = (level: DetailLevel) => Math.max(...outline(level).map(({ x, y }) => Math.hypot(x, y)));

test('the levels of a view lie inside each other, each as far as it reaches', () => {
  const reaches = detailLevels.map(far);
  expect(reaches).toEqual(reaches.toSorted((a, b) => b - a));
  // 2560 px ÷ 500 px/m ÷ (2 × tan 30°)
  expect(far('validate')).toBeCloseTo(4.434, 2);
  expect(far('outline')).toBeCloseTo(40, 3);
});

test('the levels of a view end at walls', () => {
  const wall = { id: 'wall', kind: 'inner', seeThrough: false } as const;
  const across = { ...wall, from: { x: 10, y: -30 }, to: { x: 10, y: 30 } };
  for (const level of detailLevels)
    expect(outline(level, [across]).every(({ x }) => x <= 10.0001)).toBe(true);
});

test('a camera that looks nowhere shows nothing', () => {
  expect(viewOutline({ view, at }, 'overview', [])).toBeUndefined();
});
