import { edgeLength, edgesOf, footOnEdge, nearestEdge } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import { cableValues } from '@app/knowledge/planning/cable';
import { clamp } from '@app/site-plan/geometry/vectors';
import { contains, inset, roundMetres, type Shape } from '../layout/rect.ts';
import type { SiteModel } from '../layout/site-model.ts';

type Ground = Pick<SiteModel, 'boundary' | 'buildings'>;

/** A point of the boundary. */
interface Footing {
  /** Metres round the boundary, clockwise from its north-west corner. */
  readonly along: number;
  /** Metres from the boundary to what stands there. */
  readonly off: number;
}

/** A point on the ground. */
export interface Foot {
  readonly at: Point;
  /** Of what stands on the fence line. */
  readonly footing: Footing | undefined;
  /** In the building or under its eaves. */
  readonly onBuilding: boolean;
}

/** At right angles: walls, ceilings and trenches turn no other way. */
const atRightAngles = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/**
 * Metres between two points: at right angles, which from the equipment is to the wall and along it;
 * between two devices on the fence line along the boundary, the shorter way round.
 */
export function groundMetres({ boundary }: Ground, a: Foot, b: Foot): number {
  if (!boundary || !a.footing || !b.footing) return atRightAngles(a.at, b.at);
  const round = roundMetres(boundary);
  const apart = Math.abs(a.footing.along - b.footing.along);
  return a.footing.off + b.footing.off + Math.min(apart, round - apart);
}

/** Where the boundary is nearest. */
export function footingOn(boundary: Shape, at: Point): Footing {
  if (boundary.corners) return footingOnCorners(boundary.corners, at);
  const { x, y, width, depth } = boundary;
  const east = clamp(at.x - x, 0, width);
  const south = clamp(at.y - y, 0, depth);
  const outside = atRightAngles(at, { x: x + east, y: y + south });
  const nearest = Math.min(east, south, width - east, depth - south);
  const off = nearest + outside;
  if (nearest === south) return { along: east, off };
  if (nearest === width - east) return { along: width + south, off };
  if (nearest === depth - south) return { along: 2 * width + depth - east, off };
  return { along: 2 * (width + depth) - south, off };
}

function footingOnCorners(corners: readonly Point[], at: Point): Footing {
  const edges = edgesOf(corners);
  const nearest = nearestEdge(edges, at);
  const before = edges.slice(0, nearest).reduce((sum, edge) => sum + edgeLength(edge), 0);
  const { along, off } = footOnEdge(edges[nearest] ?? { from: at, to: at }, at);
  return { along: before + along, off };
}

export function footOf({ boundary, buildings }: Ground, at: Point): Foot {
  const onBuilding = buildings.some((building) =>
    contains(inset(building, -cableValues.onBuildingMetres), at),
  );
  if (!boundary || onBuilding) return { at, footing: undefined, onBuilding };
  const footing = footingOn(boundary, at);
  const onLine = footing.off <= cableValues.fenceLineMetres;
  return { at, footing: onLine ? footing : undefined, onBuilding };
}
