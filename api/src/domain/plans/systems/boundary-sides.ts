import { cornerName } from '@app/site-plan/outline';
import { sideNames } from '@app/wording/phrases';
import type { Site } from '../site.ts';
import type { SideNumber } from '../words/lines/lines.ts';

type Boundary = Pick<Site['boundary'], 'length' | 'sides'>;

/** Metres of each side: as it was drawn, else of a rectangle of 4:3: north, east, south and west. */
export function boundarySides({ length, sides }: Boundary): readonly number[] {
  if (sides) return sides;
  const [long, short] = [(length * 2) / 7, (length * 3) / 14];
  return [long, short, long, short];
}

/** What a side is called in an id: "north", or "a" where it was drawn. */
export const sideId = ({ sides }: Boundary, side: number): string =>
  (sides ? cornerName(side) : (sideNames[side] ?? '')).toLowerCase();

/** Which side a device is on, for its label. */
export const sideOf = ({ sides }: Boundary, side: number): SideNumber => ({
  side,
  ...(sides && { sides: sides.length }),
});

/**
 * How many of `of` devices each side has, by its share of the whole length (largest remainder). The
 * drawing places them so.
 */
export function sharedBySide(sides: readonly number[], of: number): readonly number[] {
  const whole = sides.reduce((sum, side) => sum + side, 0);
  const quotas = sides.map((side) => (of * side) / whole);
  const counts = quotas.map(Math.floor);
  while (counts.reduce((sum, count) => sum + count, 0) < of) {
    const rest = quotas.map((quota, side) => quota - (counts[side] ?? 0));
    const most = rest.indexOf(Math.max(...rest));
    counts[most] = (counts[most] ?? 0) + 1;
  }
  return counts;
}
