import { describe, expect, test } from 'vitest';
import { apart, BALLOON_RADIUS, balloonPlaces } from './balloon-places.ts';

/** As many marks as the gate of an estate has, in points: 8 points between them. */
const gate = Array.from({ length: 15 }, (_, index) => ({
  x: 200 + 8 * (index % 4),
  y: 200 + 8 * Math.floor(index / 4),
}));

describe('the numbers of devices on paper', () => {
  const places = balloonPlaces(gate, gate);

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

  test('stay beside a device that stands alone', () => {
    const [place] = balloonPlaces([{ x: 10, y: 10 }], [{ x: 10, y: 10 }]);
    expect(place && apart(place, { x: 10, y: 10 })).toBeCloseTo(10);
  });
});
