import { describe, expect, test } from 'vitest';
import { apart, BALLOON_RADIUS, balloonPlaces, NEAR } from './balloon-places.ts';

/** As many marks as the gate of an estate has, in points: 8 points between them. */
const gate = Array.from({ length: 15 }, (_, index) => ({
  x: 200 + 8 * (index % 4),
  y: 200 + 8 * Math.floor(index / 4),
}));

/** The gate is at the lower edge, as it is in the drawing of an estate. */
const box = { left: 0, top: 0, width: 400, height: 240 };

describe('the numbers of devices on paper', () => {
  const places = balloonPlaces(gate, gate, box);

  test('never cover each other where fifteen devices stand at one gate', () => {
    const gaps = places.flatMap((place, index) =>
      places.slice(index + 1).map((other) => apart(place, other)),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * BALLOON_RADIUS);
  });

  test('never cover a device there', () => {
    const gaps = places.flatMap((place) => gate.map((mark) => apart(place, mark)));
    expect(Math.min(...gaps)).toBeGreaterThan(BALLOON_RADIUS);
  });

  test('are never cut off by the edge of the drawing', () => {
    const lowest = Math.max(...places.map(({ y }) => y));
    expect(lowest).toBeLessThanOrEqual(box.height - BALLOON_RADIUS);
  });

  test('stay beside a device that stands alone', () => {
    const alone = { x: 50, y: 50 };
    const [place] = balloonPlaces([alone], [alone], box);
    expect(place && apart(place, alone)).toBeCloseTo(NEAR);
  });
});
