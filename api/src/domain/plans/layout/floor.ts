import { layoutValues } from '@app/knowledge/planning/layout';
import { distance } from '@app/site-plan/geometry/vectors';
import { onLoop } from './ground-points.ts';
import type { Placing, Spot } from './placing.ts';
import { alongWall, around, directionOf, within } from './placing.ts';
import {
  back,
  cornersOf,
  inset,
  middle,
  moved,
  partIn,
  pointIn,
  quarter,
  rightOf,
  type Shape,
  sizeOf,
} from './rect.ts';
import { diagonal, inRoom } from './room.ts';
import { watch } from './watch.ts';

/**
 * Detectors along the walls of the open floor, or on its ceiling; other devices each in one of `of`
 * squarish parts of it.
 */
export function onFloor(placing: Placing, index: number, of: number): Spot {
  const { model, device } = placing;
  const part = partOf(model.hall, index, of);
  const angle = device.range?.angle ?? 0;
  // What sees all round is on the ceiling, in the middle of its part.
  if (device.symbol === 'detector' && angle < 360) return onFloorWall(placing, index, of);
  if (angle < 360) return inRoom(placing, part);
  const centre = middle(part);
  const beside = around(centre, { x: 0, y: -1 }, 1, overTheCounter);
  return { at: placing.spots.take([centre, ...beside], within(part)) };
}

/** In equal steps along the walls, the first in a corner; each looks into the floor. */
function onFloorWall({ model, spots }: Placing, index: number, of: number): Spot {
  const walls = inset(model.hall, layoutValues.fromWallMetres);
  const { at: ideal, along } = onLoop(walls, index / Math.max(of, index + 1));
  const at = spots.take(alongWall(ideal, along, walls.width), within(walls));
  const isCorner = cornersOf(walls).some((corner) => distance(corner, at) < CORNER_METRES);
  return { at, direction: isCorner ? diagonal(at, walls) : directionOf(quarter(along)) };
}

const CORNER_METRES = 0.1;

/** A beam from wall to wall along the longer side of the open floor, on the middle of its strip. */
export function acrossFloor({ model, spots }: Placing, index: number, of: number): Spot {
  const walls = inset(model.hall, layoutValues.fromWallMetres);
  const { width, depth } = sizeOf(walls);
  const share = (index + 0.5) / of;
  const eastwards = width >= depth;
  const from = eastwards ? pointIn(walls, 0, depth * share) : pointIn(walls, width * share, 0);
  const right = rightOf(walls);
  const along = eastwards ? quarter(right) : right;
  const strip = (eastwards ? depth : width) / of;
  const at = spots.take(alongWall(from, along, strip / 2), within(model.hall));
  return { at, to: eastwards ? moved(at, right, width) : moved(at, quarter(right), depth) };
}

function partOf(hall: Shape, index: number, of: number): Shape {
  const { width, depth } = sizeOf(hall);
  const columns = Math.min(of, Math.max(1, Math.round(Math.sqrt((of * width) / depth))));
  const rows = Math.ceil(of / columns);
  const cell = { width: width / columns, depth: depth / rows };
  const column = index % columns;
  const row = Math.floor(index / columns) % rows;
  return partIn(hall, { x: column * cell.width, y: row * cell.depth, ...cell });
}

const TILL_FROM_FRONT_METRES = 2.5;
const overTheCounter = [0, 20, -20, 40, -40, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/** Tills stand in a row at the front; their cameras look at them from the back of the shop. */
export function atTill(placing: Placing, index: number): Spot {
  const { model, device, spots } = placing;
  const { hall, site } = model;
  const of = Math.max(site.tills, index + 1);
  const { width, depth } = sizeOf(hall);
  const till = pointIn(
    hall,
    width * (0.15 + (0.7 * (index + 0.5)) / of),
    depth - Math.min(TILL_FROM_FRONT_METRES, depth / 2),
  );
  const floor = within(inset(hall, 0.1));
  const toTheBack = back(quarter(rightOf(hall)));
  if (device.symbol === 'camera') {
    return watch(placing, till, (metres) =>
      around(till, toTheBack, metres, overTheCounter).map((at) => ({ at, fits: floor })),
    );
  }
  const at = spots.take([till, ...around(till, toTheBack, 0.8, overTheCounter)], floor);
  return { at, ...(device.range && { direction: directionOf(toTheBack) }) };
}
