import type { Point } from '@app/contracts/site-layout';
import { lengthOf, minus, plus } from '@app/site-plan/geometry/vectors';
import type { Sheet } from './sheet-fit.ts';

/** Pixels. */
export const BALLOON_RADIUS = 11;
const APART = 30;
const CLEAR = 24;

const around: readonly Point[] = Array.from({ length: 12 }, (_, index) => {
  const angle = ((index * 30 - 60) * Math.PI) / 180;
  return { x: APART * Math.cos(angle), y: APART * Math.sin(angle) };
});

/**
 * A place for the balloon of each device, beside it and as clear of all devices and of the other
 * balloons as can be.
 * @param marked the devices with a balloon, in pixels
 * @param devices all devices, in pixels
 */
export function balloonPlaces(
  marked: readonly Point[],
  devices: readonly Point[],
  sheet: Pick<Sheet, 'width' | 'height'>,
): Point[] {
  const places: Point[] = [];
  for (const at of marked) {
    const choices = around.map((by) => plus(at, by)).filter((place) => fits(place, sheet));
    const clearance = (place: Point) =>
      Math.min(CLEAR, ...[...devices, ...places].map((other) => lengthOf(minus(other, place))));
    const best = choices.reduce<Point | undefined>(
      (kept, place) => (kept && clearance(kept) >= clearance(place) ? kept : place),
      undefined,
    );
    places.push(best ?? plus(at, { x: 0, y: -APART }));
  }
  return places;
}

const fits = ({ x, y }: Point, { width, height }: Pick<Sheet, 'width' | 'height'>): boolean =>
  x > BALLOON_RADIUS &&
  y > BALLOON_RADIUS &&
  x < width - BALLOON_RADIUS &&
  y < height - BALLOON_RADIUS;
