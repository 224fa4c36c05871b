import { layoutValues } from '@app/knowledge/planning/layout';
import { type Rect, round } from './rect.ts';

/** A strip across a block of rooms: a row of rooms, or a passage, which has no cells. */
export interface Band {
  readonly rect: Rect;
  readonly cells: readonly Rect[];
  /** The side of the row that its doors are on. */
  readonly door: 'north' | 'south';
}

/** Rooms of one row differ a little in width, as rooms do. */
const widths = [1.2, 0.9, 1.1, 0.8];

/**
 * Rows of rooms from north to south, two and two along a passage when there is space for one.
 * @param openFloor whether a floor lies beside the block
 * @param floorSouth whether it lies south of it
 */
export function bandsOf(
  block: Rect,
  rooms: number,
  openFloor: boolean,
  floorSouth: boolean,
): Band[] {
  const rows = rowsOf(block, rooms, openFloor);
  const pairs = Math.floor(rows / 2);
  const { passageMetres, passageFromRowMetres } = layoutValues;
  const left = (block.depth - pairs * passageMetres) / rows;
  const passage = left >= passageFromRowMetres ? passageMetres : 0;
  const rowDepth = (block.depth - pairs * passage) / rows;
  const bands: Band[] = [];
  let y = block.y;
  const strip = (depth: number): Rect => {
    const rect = {
      x: block.x,
      y: round(y),
      width: block.width,
      depth: round(y + depth) - round(y),
    };
    y += depth;
    return { ...rect, depth: round(rect.depth) };
  };
  for (let row = 0; row < rows; row++) {
    const rect = strip(rowDepth);
    const count = Math.floor(rooms / rows) + (row < rooms % rows ? 1 : 0);
    const single = row % 2 === 0 && row === rows - 1;
    const door = single
      ? floorSouth && openFloor
        ? 'south'
        : 'north'
      : row % 2
        ? 'north'
        : 'south';
    bands.push({ rect, cells: cellsOf(rect, count, row), door });
    if (passage > 0 && row % 2 === 0 && !single) {
      bands.push({ rect: strip(passage), cells: [], door: 'south' });
    }
  }
  return bands;
}

/** As many rows as make rooms of the usual shape. */
function rowsOf({ width, depth }: Rect, rooms: number, openFloor: boolean): number {
  const ideal = Math.sqrt((layoutValues.roomWidthToDepth * rooms * depth) / width);
  const rows = openFloor ? Math.round(ideal) : Math.floor(ideal);
  const least = rooms > 3 && !openFloor ? 2 : 1;
  return Math.min(rooms, Math.max(least, rows));
}

function cellsOf(row: Rect, count: number, shift: number): Rect[] {
  const shares = Array.from(
    { length: count },
    (_, index) => widths[(index + shift) % widths.length] ?? 1,
  );
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  return shares.map((share) => {
    const x = round(row.x + (row.width * before) / whole);
    before += share;
    const end = round(row.x + (row.width * before) / whole);
    return { x, y: row.y, width: round(end - x), depth: row.depth };
  });
}
