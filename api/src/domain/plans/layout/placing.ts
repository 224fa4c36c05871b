import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import { bearing, type Vector } from '@app/site-plan/geometry/vectors';
import type { Device } from '../plan-parts.ts';
import { contains, inset, moved, quarter, type Rect, type Shape, shapeOf } from './rect.ts';
import type { SiteModel } from './site-model.ts';
import type { Fits, Spots } from './spots.ts';

/** Where a device stands and looks. */
export interface Spot {
  readonly at: Point;
  /** Degrees, 0 to the right and clockwise. */
  readonly direction?: number;
  /** The other end of a beam. */
  readonly to?: Point;
}

export interface Placing {
  readonly model: SiteModel;
  readonly spots: Spots;
  readonly device: Device;
}

/** The ground that devices stand on: inside the boundary, or near a building without one. */
export const groundBounds = ({
  boundary,
  buildings,
}: Pick<SiteModel, 'boundary' | 'buildings'>): Shape =>
  boundary ?? inset(roundAll(buildings), -layoutValues.openGroundMetres);

/** The rectangle round some shapes. */
function roundAll(shapes: readonly Shape[]): Rect {
  const { x, y, width, depth } = shapeOf(
    shapes.flatMap(({ x, y, width, depth }) => [
      { x, y },
      { x: x + width, y: y + depth },
    ]),
  );
  return { x, y, width, depth };
}

export const inYard = (model: SiteModel): Fits => {
  const ground = groundBounds(model);
  return (at) => contains(ground, at) && !isInBuilding(model, at);
};

export const isInBuilding = ({ buildings }: Pick<SiteModel, 'buildings'>, at: Point): boolean =>
  buildings.some((building) => contains(building, at));

/** Where a camera may never be: in a consulting room. */
export const isPrivate = ({ rooms }: SiteModel, at: Point): boolean =>
  rooms.some(({ use, rect }) => use === 'consulting' && contains(rect, at));

export const indoors = ({ buildings }: SiteModel): Fits => {
  const inside = buildings.map((building) => inset(building, 0.1));
  return (at) => inside.some((shape) => contains(shape, at));
};

export const within =
  (rect: Shape): Fits =>
  (at) =>
    contains(rect, at);

/** Degrees from 0 to 359.9, of a direction in radians. */
export const degrees = (angle: number): number => {
  const tenths = Math.round((angle * 1800) / Math.PI) % 3600;
  return (tenths < 0 ? tenths + 3600 : tenths) / 10 + 0;
};

/** In radians. */
export const angleOf = ({ x, y }: Vector): number => Math.atan2(y, x);

export const directionOf = (vector: Vector): number => degrees(angleOf(vector));

export const towards = (from: Point, to: Point): number => degrees(bearing(from, to));

/** No more devices are at one point. */
const MOST_STEPS = 10;

/** A point, and points to both sides of it along a wall, as far as `metres`. */
export function* alongWall(at: Point, along: Vector, metres: number): Generator<Point> {
  const apart = layoutValues.betweenDevicesMetres;
  const steps = Math.min(MOST_STEPS, Math.floor(metres / apart));
  yield at;
  for (let step = 1; step <= steps; step++) {
    yield moved(at, along, step * apart);
    yield moved(at, along, -step * apart);
  }
}

/** Points at a distance from `at`, at angles in degrees clockwise from `ahead`. */
export const around = (
  at: Point,
  ahead: Vector,
  metres: number,
  angles: readonly number[],
): Point[] => {
  const right = quarter(ahead);
  return angles.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    const [forward, sideways] = [Math.cos(radians), Math.sin(radians)];
    return moved(
      at,
      {
        x: ahead.x * forward + right.x * sideways,
        y: ahead.y * forward + right.y * sideways,
      },
      metres,
    );
  });
};
