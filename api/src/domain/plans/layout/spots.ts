import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import { distance } from '@app/site-plan/geometry/vectors';
import { onEdge } from '@app/site-plan/outline';
import { contains, middle, point, type Shape } from './rect.ts';

export type Fits = (at: Point) => boolean;

/** Points of a drawing that devices have. */
export interface Spots {
  /**
   * Takes the first of the candidates (at least one) that fits and is clear of other devices; those
   * behind it are not asked for. When
   * all are crowded, devices stand closer; then it takes a free point beside the first, which fits if
   * any near it does.
   */
  readonly take: (candidates: Iterable<Point>, fits: Fits) => Point;
}

const { betweenDevicesMetres } = layoutValues;
const closerGaps = [betweenDevicesMetres / 2, betweenDevicesMetres / 4];
const RING_METRES = 0.1;
/** Further away than any device has ever to move. */
const MOST_RINGS = 200;
/** A crowded device stays on its side of the walls within this many. */
const RINGS_ON_ITS_SIDE = 60;
const anywhere: Fits = () => true;

/** @param ground where devices may be; larger than they need */
export function freeSpots(ground: Shape): Spots {
  const onSite = (at: Point) => contains(ground, at);
  const cells = new Map<number, Point[]>();
  const cellOf = (metres: number) => Math.floor(metres / betweenDevicesMetres);
  const free = (at: Point, gap: number) => {
    const [middleColumn, middleRow] = [cellOf(at.x), cellOf(at.y)];
    for (let column = middleColumn - 1; column <= middleColumn + 1; column++) {
      for (let row = middleRow - 1; row <= middleRow + 1; row++) {
        const there = cells.get(keyOf(column, row));
        if (there?.some((taken) => distance(taken, at) < gap - 0.001)) return false;
      }
    }
    return true;
  };
  const claim = (at: Point) => {
    const key = keyOf(cellOf(at.x), cellOf(at.y));
    const there = cells.get(key);
    if (there) there.push(at);
    else cells.set(key, [at]);
    return at;
  };
  const beside = (start: Point, fits: Fits, rings: number): Point | undefined => {
    let reached = false;
    for (let ring = 0; ring <= rings; ring++) {
      let fitting = 0;
      for (const at of ringAround(start, ring)) {
        if (!onSite(at) || !fits(at)) continue;
        if (free(at, RING_METRES)) return at;
        fitting++;
      }
      // Where devices fit is one piece of ground: past its edge there is no more of it.
      if (reached && fitting === 0) return undefined;
      reached ||= fitting > 0;
    }
    return undefined;
  };
  return {
    take: (candidates, fits) => {
      let first: Point | undefined;
      const crowded: Point[] = [];
      for (const at of candidates) {
        first ??= at;
        if (!onSite(at) || !fits(at)) continue;
        if (free(at, betweenDevicesMetres)) return claim(at);
        crowded.push(at);
      }
      for (const gap of closerGaps) {
        const found = crowded.find((at) => free(at, gap));
        if (found) return claim(found);
      }
      const start = nearest(ground, crowded[0] ?? first);
      const onItsSide = beside(start, fits, RINGS_ON_ITS_SIDE);
      return claim(onItsSide ?? beside(start, anywhere, MOST_RINGS) ?? start);
    },
  };
}

/** Of a cell; no site has so many rows. */
const keyOf = (column: number, row: number): number => column * 1_000_000 + row;

/** Points on a square around another, `ring` steps away. */
function* ringAround({ x, y }: Point, ring: number): Generator<Point> {
  const edge = ring * RING_METRES;
  for (let index = -ring; index <= ring; index++) {
    const step = index * RING_METRES;
    yield point(x + step, y - edge);
    yield point(x + step, y + edge);
    yield point(x - edge, y + step);
    yield point(x + edge, y + step);
  }
}

function nearest(ground: Shape, at: Point = middle(ground)): Point {
  if (ground.corners) return contains(ground, at) ? at : onEdge(ground.corners, at).at;
  return point(
    Math.min(Math.max(at.x, ground.x), ground.x + ground.width),
    Math.min(Math.max(at.y, ground.y), ground.y + ground.depth),
  );
}
