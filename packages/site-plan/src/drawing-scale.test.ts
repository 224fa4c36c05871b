import { expect, test } from 'vitest';
import { barLength, drawingScale } from './drawing-scale.ts';

const a4 = { width: 160, height: 200 };
const site = (width: number, depth: number) => ({ x: 0, y: 0, width, depth });

test.each([
  [site(8, 10), 50],
  [site(8.1, 10), 100],
  [site(20, 30), 200],
  [site(20, 50), 250],
  [site(200, 220), 1250],
  [site(400, 300), 2500],
  [site(10_000, 10_000), 100_000],
])('a site of %o is drawn at the finest standard scale at which it fits', (bounds, scale) => {
  expect(drawingScale(bounds, a4)).toBe(scale);
});

test.each([
  [50, 2],
  [100, 2],
  [200, 5],
  [250, 10],
  [500, 20],
  [1250, 50],
  [2500, 100],
])('at 1:%i the scale bar has %i m, from 20 to 40 mm', (scale, metres) => {
  expect(barLength(scale)).toBe(metres);
  expect((1000 * metres) / scale).toBeGreaterThanOrEqual(20);
  expect((1000 * metres) / scale).toBeLessThanOrEqual(40);
});
