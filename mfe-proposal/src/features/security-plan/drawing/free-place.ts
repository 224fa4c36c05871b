import type { Point } from '@app/contracts/site-layout';
import { distance, distanceTo, plus, radians, times, unit } from '@app/site-plan/geometry/vectors';

/** What a number must keep clear of, in pixels. */
export interface Ground {
  readonly sheet: { readonly width: number; readonly height: number };
  /** From the edges of the sheet. */
  readonly edge: number;
  /** Devices that are drawn, and how far a number is from them. */
  readonly marks: readonly Point[];
  readonly clear: number;
  /** Notes of the drawing. */
  readonly taken: readonly Point[];
  /** Letters of threats, with the ends of their leaders: no other leader should cross them. */
  readonly letters: readonly { readonly at: Point; readonly marks: readonly Point[] }[];
  /** Numbers that have their place, with the ends of their leaders. */
  readonly numbers: readonly { readonly at: Point; readonly marks: readonly Point[] }[];
}

/** Pixels from a device to its number, the nearest first. */
const RINGS = [26, 32, 40, 50, 62, 76];
const ways = Array.from({ length: 16 }, (_, index) => unit(radians(index * 22.5 - 67.5)));
const around: readonly Point[] = RINGS.flatMap((ring) => ways.map((way) => times(way, ring)));
const here: Point = { x: 0, y: 0 };

/** What a leader may cost in pixels of a longer one: over a device, or over another number or leader. */
const COST = { mark: 20, number: 40 };
const NUMBER_RADIUS = 12;

/**
 * The best free place for a number of what is at `from`: near, with a leader that crosses nothing.
 * @param apart pixels between numbers: the first for which a place is free counts
 * @param canCover whether it may be at `from` itself
 * @returns undefined where none is free
 */
export function freePlace(
  from: Point,
  ground: Ground,
  apart: readonly number[],
  canCover = false,
): Point | undefined {
  const places = (canCover ? [here, ...around] : around)
    .map((by) => plus(from, by))
    .filter((place) => isFree(place, ground));
  for (const least of apart) {
    const free = places.filter((place) =>
      ground.numbers.every(({ at }) => distance(at, place) >= least),
    );
    const costs = free.map((place) => ({ place, cost: costOf(from, place, ground) }));
    const [first] = costs;
    if (first) return costs.reduce((best, one) => (one.cost < best.cost ? one : best), first).place;
  }
  return undefined;
}

function isFree({ x, y }: Point, { sheet, edge, marks, clear, taken }: Ground): boolean {
  const isOnSheet = x >= edge && y >= edge && x <= sheet.width - edge && y <= sheet.height - edge;
  return isOnSheet && [...marks, ...taken].every((other) => distance(other, { x, y }) >= clear);
}

function costOf(from: Point, to: Point, { marks, numbers, letters }: Ground): number {
  const leader = { from, to };
  const over = marks.filter((mark) => distance(mark, from) > 4 && distanceTo(leader, mark) < 8);
  const crossed = [...numbers, ...letters].filter(
    ({ at, marks: ends }) =>
      distanceTo(leader, at) < NUMBER_RADIUS ||
      ends.some((end) => distanceTo({ from: at, to: end }, to) < NUMBER_RADIUS),
  );
  return distance(from, to) + over.length * COST.mark + crossed.length * COST.number;
}
