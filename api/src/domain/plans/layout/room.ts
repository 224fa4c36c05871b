import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import { distance, dot } from '@app/site-plan/geometry/vectors';
import {
  alongWall,
  angleOf,
  degrees,
  type Placing,
  type Spot,
  towards,
  within,
} from './placing.ts';
import { cornersOf, inset, middle, quarter, rightOf, type Shape, sidesOf, sizeOf } from './rect.ts';

const { fromWallMetres } = layoutValues;

/**
 * In a room, or in a part of a floor: detectors and cameras in a corner and looking into it, other
 * devices on a wall. Corners away from the middle of the building come first.
 */
export function inRoom(placing: Placing, room: Shape): Spot {
  const { device, spots, model } = placing;
  const reachable = inset(room, fromWallMetres);
  if (device.symbol === 'detector') {
    const corners = fromOutside(cornersOf(reachable), middle(model.building));
    const at = spots.take(thenWalls(corners, reachable), within(reachable));
    return { at, direction: diagonal(at, room) };
  }
  if (device.symbol === 'camera') {
    const corners = fromOutside(cornersOf(reachable), middle(model.building));
    const at = spots.take(thenWalls(opposite(corners), reachable), within(reachable));
    return { at, direction: towards(at, middle(room)) };
  }
  const at = spots.take(wallPoints(reachable), within(reachable));
  return { at, ...(device.range && { direction: towards(at, middle(room)) }) };
}

const fromOutside = (points: readonly Point[], centre: Point): Point[] =>
  [...points].sort((a, b) => distance(b, centre) - distance(a, centre));

/** Cameras take the corners that detectors leave free. */
const opposite = ([first, ...others]: readonly Point[]): Point[] => [
  ...others,
  ...(first ? [first] : []),
];

function* thenWalls(corners: readonly Point[], room: Shape): Generator<Point> {
  yield* corners;
  yield* wallPoints(room);
}

/** From the middle of each wall to its ends, then over the floor. */
function* wallPoints(room: Shape): Generator<Point> {
  for (const { from, to, along, length } of sidesOf(room))
    yield* alongWall({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, along, length / 2);
  yield* alongWall(middle(room), rightOf(room), sizeOf(room).width / 2);
}

/** A detector's angle reaches along both walls of its corner. */
export function diagonal(at: Point, room: Shape): number {
  const centre = middle(room);
  const right = rightOf(room);
  const inwards = { x: centre.x - at.x, y: centre.y - at.y };
  const [x, y] = [Math.sign(dot(inwards, right)), Math.sign(dot(inwards, quarter(right)))];
  return degrees(Math.atan2(y, x) + angleOf(right));
}
