import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blindMetres,
  distanceFor,
  horizontalAngle,
  horizontalPixels,
  levelAt,
  neededPixelsPerMetre,
  pixelsPerMetre,
  viewWidth,
  widestAngleFor,
} from './optics.ts';

describe('horizontalAngle', () => {
  test.each([
    [2.8, 100],
    [6, 54],
    [12, 28],
  ])('a %s mm lens has the angle of its data sheet, %s°', (focal, angle) => {
    expect(horizontalAngle(focal)).toBeCloseTo(angle, 6);
  });

  test('a 4 mm lens lies between the data sheets of 2.8 and 6 mm', () => {
    expect(horizontalAngle(4)).toBeCloseTo(77.9, 1);
  });

  test('a longer lens is always narrower', () => {
    const focal = fc.double({ min: 1, max: 60, noNaN: true });
    fc.assert(
      fc.property(focal, fc.double({ min: 0.01, max: 20, noNaN: true }), (lens, more) => {
        expect(horizontalAngle(lens + more)).toBeLessThan(horizontalAngle(lens));
      }),
    );
  });
});

describe('detail', () => {
  test.each([
    [2.8, 2.15],
    [6, 5.0],
    [12, 10.3],
  ])('a 4 MP camera with a %s mm lens validates to about %s m', (focal, distance) => {
    const reached = distanceFor('validate', horizontalPixels(4), horizontalAngle(focal));
    expect(reached).toBeCloseTo(distance, 1);
  });

  test('a 4 MP camera characterises twice as far as it validates', () => {
    const angle = horizontalAngle(4);
    const validated = distanceFor('validate', 2560, angle);
    expect(distanceFor('characterise', 2560, angle)).toBeCloseTo(2 * validated, 9);
  });

  test('at the distance for a level a camera shows just that level', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('overview', 'discern', 'validate', 'scrutinise'),
        fc.integer({ min: 640, max: 8000 }),
        fc.double({ min: 5, max: 120, noNaN: true }),
        (level, pixels, angle) => {
          const distance = distanceFor(level, pixels, angle);
          const needed = neededPixelsPerMetre[level];
          expect(pixelsPerMetre(pixels, angle, distance)).toBeCloseTo(needed, 6);
          expect(widestAngleFor(level, pixels, distance)).toBeCloseTo(angle, 6);
        },
      ),
    );
  });

  test.each([
    [19.9, undefined],
    [20, 'overview'],
    [40, 'outline'],
    [124.9, 'discern'],
    [125, 'perceive'],
    [250, 'characterise'],
    [499.9, 'characterise'],
    [500, 'validate'],
    [1500, 'scrutinise'],
  ])('%s px/m is the level %s', (reached, level) => {
    expect(levelAt(reached)).toBe(level);
  });

  test('a 90° view is twice as wide as it is deep', () => {
    expect(viewWidth(90, 7)).toBeCloseTo(14, 9);
  });
});

describe('the ground below a camera', () => {
  const view = { angle: 33, reach: 40, distance: 30 };

  test('is out of the picture as far as its lower edge passes over the shoulders of a person', () => {
    // 9/16 of tan 16.5° is tan 9.46°: 18.92° in all, below atan(1.3 ÷ 40) = 1.86°: 1.6 m ÷ tan 20.78°
    expect(blindMetres(view, 3)).toBeCloseTo(4.22, 2);
  });

  test('is larger the higher the camera is, and the narrower its lens', () => {
    expect(blindMetres(view, 4)).toBeGreaterThan(blindMetres(view, 3));
    expect(blindMetres({ ...view, angle: 28 }, 3)).toBeGreaterThan(blindMetres(view, 3));
  });

  test.each([
    ['of a plan that has no heights', view, undefined],
    ['of a camera no higher than shoulders', view, 1.4],
    ['of a camera that is aimed at a door', { ...view, distance: 3 }, 2.4],
    ['of a camera that sees all round', { ...view, angle: 360 }, 3],
  ])('%s loses nothing', (_, seen, height) => {
    expect(blindMetres(seen, height)).toBe(0);
  });
});

describe('horizontalPixels', () => {
  test.each([
    [2, 1920],
    [4, 2560],
    [5, 2592],
    [8, 3840],
  ])('a %s MP picture is %s pixels wide', (megapixels, pixels) => {
    expect(horizontalPixels(megapixels)).toBe(pixels);
  });

  test('a size that is not usual counts as 16:9', () => {
    expect(horizontalPixels(1)).toBe(1333);
  });
});
