import { expect, test } from 'vitest';
import { DETECTOR_REACH, rooms } from './house.ts';

const watched = rooms.flatMap(({ name, detector, seen }) =>
  detector ? [{ name, detector, seen }] : [],
);

test.each(watched)(
  'the detector of the $name sees each corner of what is shown as seen',
  ({ detector, seen }) => {
    const [x, y] = detector.corner;
    expect(seen.length).toBeGreaterThan(3);
    for (const [left, top] of seen) {
      expect(Math.hypot(left - x, top - y)).toBeLessThanOrEqual(DETECTOR_REACH);
      // It covers the right angle between the walls that meet in its corner.
      const turn = (Math.atan2(top - y, left - x) * 180) / Math.PI - detector.direction;
      const off = ((turn + 540) % 360) - 180;
      if (left !== x || top !== y) expect(Math.abs(off)).toBeLessThanOrEqual(45 + 1e-9);
    }
  },
);
