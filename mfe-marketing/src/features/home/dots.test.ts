import { describe, expect, test } from 'vitest';
import { positionOf, scatterDots } from './dots.ts';

const area = { width: 400, height: 200 };

describe('scatterDots', () => {
  test('makes fifty small, slow dots in different places', () => {
    const dots = scatterDots();
    expect(dots).toHaveLength(50);
    expect(new Set(dots.map(({ x }) => x)).size).toBe(50);
    for (const { x, y, radius, speedX, speedY } of dots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(1);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(1);
      expect(radius).toBeGreaterThanOrEqual(1);
      expect(radius).toBeLessThanOrEqual(3);
      expect(Math.hypot(speedX, speedY)).toBeLessThan(14);
    }
  });

  test('makes the same dots for the same seed and others for another seed', () => {
    expect(scatterDots()).toEqual(scatterDots());
    expect(scatterDots(8)).not.toEqual(scatterDots());
  });
});

describe('positionOf', () => {
  const dot = { x: 0.5, y: 0.25, radius: 2, speedX: 10, speedY: -5 };

  test('at 0 seconds is the place where the dot starts', () => {
    expect(positionOf(dot, 0, area)).toEqual({ x: 200, y: 50 });
  });

  test('changes by the speed of the dot', () => {
    expect(positionOf(dot, 2, area)).toEqual({ x: 220, y: 40 });
  });

  test('past one side of the area goes on from the opposite side', () => {
    expect(positionOf(dot, 21, area).x).toBe(410);
    expect(positionOf(dot, 22, area).x).toBe(-4);
    expect(positionOf(dot, 13, area).y).toBe(209);
  });

  test('is still within 12 pixels of the area after ten hours', () => {
    for (const each of scatterDots()) {
      const { x, y } = positionOf(each, 36_000, area);
      expect(x).toBeGreaterThanOrEqual(-12);
      expect(x).toBeLessThanOrEqual(412);
      expect(y).toBeGreaterThanOrEqual(-12);
      expect(y).toBeLessThanOrEqual(212);
    }
  });
});
