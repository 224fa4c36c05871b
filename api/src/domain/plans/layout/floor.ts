import type { Placing, Spot } from './placing.ts';
import { around, within } from './placing.ts';
import { inset, point, type Rect } from './rect.ts';
import { inRoom } from './room.ts';
import { watch } from './watch.ts';

/** One of `of` parts of the open floor, cut into a grid of squarish parts. */
export const onFloor = (placing: Placing, index: number, of: number): Spot =>
  inRoom(placing, partOf(placing.model.hall, index, of));

function partOf({ x, y, width, depth }: Rect, index: number, of: number): Rect {
  const columns = Math.min(of, Math.max(1, Math.round(Math.sqrt((of * width) / depth))));
  const rows = Math.ceil(of / columns);
  const cell = { width: width / columns, depth: depth / rows };
  const column = index % columns;
  const row = Math.floor(index / columns) % rows;
  return { x: x + column * cell.width, y: y + row * cell.depth, ...cell };
}

const TILL_FROM_FRONT_METRES = 2.5;
const overTheCounter = [0, 20, -20, 40, -40, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/** Tills stand in a row at the front; their cameras look at them from the back of the shop. */
export function atTill(placing: Placing, index: number): Spot {
  const { model, device, spots } = placing;
  const { hall, site } = model;
  const of = Math.max(site.tills, index + 1);
  const till = point(
    hall.x + hall.width * (0.15 + (0.7 * (index + 0.5)) / of),
    hall.y + hall.depth - Math.min(TILL_FROM_FRONT_METRES, hall.depth / 2),
  );
  const floor = within(inset(hall, 0.1));
  const back = { x: 0, y: -1 };
  if (device.symbol === 'camera') {
    return watch(placing, till, (metres) =>
      around(till, back, metres, overTheCounter).map((at) => ({ at, fits: floor })),
    );
  }
  const at = spots.take([till, ...around(till, back, 0.8, overTheCounter)], floor);
  return { at, ...(device.range && { direction: 270 }) };
}
