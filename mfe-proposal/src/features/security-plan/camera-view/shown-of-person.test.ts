import type { LayoutWall } from '@app/contracts/site-layout';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureSize } from './draw-person.ts';
import { bandsOf, shownOf } from './shown-of-person.ts';
import { aheadOf, siteOf, type Viewed, viewFrame } from './view-frame.ts';

/** 2560 px across 60°: 500 px/m at 4.43 m, 80 px/m at 27.7 m. */
const camera: Viewed = {
  id: 'camera-1',
  symbol: 'camera',
  label: 'Front door',
  line: 0,
  at: { x: 5, y: 5 },
  direction: 90,
  height: 3,
  view: {
    angle: 60,
    reach: 27.7,
    pixels: 2560,
    level: 'discern',
    distance: 20,
    pixelsPerMetre: 110,
  },
};
const wall: LayoutWall = {
  id: 'wall',
  kind: 'solid',
  from: { x: 0, y: 15 },
  to: { x: 10, y: 15 },
  seeThrough: false,
};

describe('what a camera shows of a person', () => {
  test.each([
    [4, 'At 4 m you see who it is.'],
    [8, 'At 8 m you see what they look like, not who it is.'],
    [17, 'At 17 m you see what they do, not who it is.'],
    [25, 'At 25 m you see that it is a person, not who it is.'],
    [40, 'At 40 m you see that something moves, no more.'],
  ])('at %i m: %s', (metres, words) => {
    expect(shownOf(camera, [], { x: metres, y: 0 }).words).toBe(words);
  });

  test('is so many pixels: px/m by the shoulders and the length', () => {
    // 2560 ÷ (2 × 10 m × tan 30°) = 221.7 px/m
    expect(shownOf(camera, [], { x: 10, y: 0 })).toMatchObject({ wide: 111, high: 377 });
  });

  test.each([
    ['wall', { x: 12, y: 0 }, [wall]],
    ['edge', { x: 10, y: 8 }, []],
    ['below', { x: 1, y: 0 }, []],
    [undefined, { x: 9, y: 0 }, [wall]],
  ] as const)('is hidden by %s at %j', (hiddenBy, person, walls) => {
    expect(shownOf(camera, walls, person).hiddenBy).toBe(hiddenBy);
  });

  test('loses detail with each metre, and a further band is never sharper', () => {
    const far = fc.double({ min: 2, max: 60, noNaN: true });
    fc.assert(
      fc.property(far, fc.double({ min: 0.1, max: 20, noNaN: true }), (near, more) => {
        const at = (x: number) => shownOf(camera, [], { x, y: 0 }).pixelsPerMetre;
        expect(at(near + more)).toBeLessThan(at(near));
      }),
    );
    const reaches = bandsOf(camera).map(({ to }) => to);
    expect(reaches).toEqual(reaches.toSorted((a, b) => a - b));
  });
});

test('the picture has as many pixels as the camera has for its scene of 1 m by 1.25 m', () => {
  expect(pictureSize(80)).toEqual({ width: 80, height: 100 });
  expect(pictureSize(1500)).toEqual({ width: 500, height: 625 });
});

test('a point of the site is the same after it was looked at from the camera, and on the sheet', () => {
  const place = fc.record({
    x: fc.double({ min: -50, max: 50, noNaN: true }),
    y: fc.double({ min: -50, max: 50, noNaN: true }),
  });
  fc.assert(
    fc.property(place, fc.constantFrom(320, 1000), (point, width) => {
      const frame = viewFrame(camera, width);
      const back = siteOf(camera, frame.toView(frame.toSheet(aheadOf(camera, point))));
      expect(back.x).toBeCloseTo(point.x, 6);
      expect(back.y).toBeCloseTo(point.y, 6);
    }),
  );
});

test('what is on the right of a camera is below on a wide sheet, and left on a narrow one', () => {
  const right = { x: 5, y: 2 };
  const wide = viewFrame(camera, 1000);
  const narrow = viewFrame(camera, 320);
  expect(wide.toSheet(right).y).toBeGreaterThan(wide.height / 2);
  expect(narrow.toSheet(right).x).toBeLessThan(narrow.width / 2);
  // It looks south, so west is on its right.
  expect(aheadOf(camera, { x: 3, y: 10 })).toEqual({ x: 5, y: expect.closeTo(2, 6) });
});
