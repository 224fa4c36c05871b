import { describe, expect, test } from 'vitest';
import { viewLevels } from './view-levels.ts';

const camera = {
  angle: 60,
  reach: 40,
  pixels: 2560,
  level: 'validate',
  distance: 4,
  pixelsPerMetre: 554,
} as const;
const far = (outline: readonly { x: number; y: number }[]) =>
  Math.max(...outline.map(({ x, y }) => Math.hypot(x, y)));

describe('the levels of a view', () => {
  test('lie inside each other, the least detail first, each as far as it reaches', () => {
    const levels = viewLevels(camera, { x: 0, y: 0 }, 0, []);
    expect(levels.map(({ level }) => level)).toEqual([
      'outline',
      'discern',
      'perceive',
      'characterise',
      'validate',
      'scrutinise',
    ]);
    // 2560 px ÷ 500 px/m ÷ (2 × tan 30°)
    expect(far(levels[4]?.outline ?? [])).toBeCloseTo(4.434, 2);
    expect(far(levels[0]?.outline ?? [])).toBeCloseTo(40, 3);
  });

  test('end at walls', () => {
    const wall = { from: { x: 10, y: -30 }, to: { x: 10, y: 30 }, seeThrough: false };
    const levels = viewLevels(camera, { x: 0, y: 0 }, 0, [wall]);
    expect(levels.every(({ outline }) => outline.every(({ x }) => x <= 10.0001))).toBe(true);
  });
});
