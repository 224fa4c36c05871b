import type { Point } from '@app/contracts/site-layout';
import { cableValues } from '@app/knowledge/planning/cable';
import { clamp } from '@app/site-plan/geometry/vectors';
import { contains, inset, type Rect, sidesOf } from '../layout/rect.ts';
import type { SiteModel } from '../layout/site-model.ts';

type Ground = Pick<SiteModel, 'boundary' | 'building'>;

/** At right angles: walls, ceilings and trenches turn no other way. */
const atRightAngles = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/**
 * Metres between two points: at right angles, which from the equipment is to the wall and along it;
 * between two devices on the fence line along the boundary, the shorter way round.
 */
export function groundMetres({ boundary, building }: Ground, a: Point, b: Point): number {
  const [one, other] = [a, b].map((at) => onFenceLine({ boundary, building }, at));
  if (!boundary || !one || !other) return atRightAngles(a, b);
  const round = 2 * (boundary.width + boundary.depth);
  const apart = Math.abs(one.along - other.along);
  return one.off + other.off + Math.min(apart, round - apart);
}

interface Footing {
  /** Metres round the boundary, clockwise from its north-west corner. */
  readonly along: number;
  /** Metres from the boundary. */
  readonly off: number;
}

/** Where the boundary is nearest. */
export function footingOn(boundary: Rect, at: Point): Footing {
  let before = 0;
  const footings = sidesOf(boundary).map(({ from, along, length }): Footing => {
    const [x, y] = [at.x - from.x, at.y - from.y];
    const foot = clamp(x * along.x + y * along.y, 0, length);
    const off = Math.abs(x - foot * along.x) + Math.abs(y - foot * along.y);
    before += length;
    return { along: before - length + foot, off };
  });
  return footings.reduce((nearest, one) => (one.off < nearest.off ? one : nearest));
}

function onFenceLine({ boundary, building }: Ground, at: Point): Footing | undefined {
  if (!boundary || isOnBuilding({ building }, at)) return undefined;
  const footing = footingOn(boundary, at);
  return footing.off <= cableValues.fenceLineMetres ? footing : undefined;
}

/** In the building or under its eaves. */
export const isOnBuilding = ({ building }: Pick<Ground, 'building'>, at: Point): boolean =>
  contains(inset(building, -cableValues.onBuildingMetres), at);
