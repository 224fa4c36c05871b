import { edgesOf, isInside } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import { type Rect, round, shapeOf } from './rect.ts';

/** No room is smaller, in square metres, or narrower, in metres. */
const LEAST_AREA = 4;
const NARROWEST = 1.2;
const MOST_PARTS = 8;
/** Lines of the grid in each direction across a building with slanted walls. */
const GRID_LINES = 16;
/** Beyond this many corners only the even grid counts, so that no drawing takes long. */
const MOST_LINES = 40;

/**
 * Rectangles along the axes that fill a building, the largest first: those of an L are its two legs. Walls that are
 * slanted leave a rest that belongs to no part.
 */
export function straightParts(corners: readonly Point[]): readonly Rect[] {
  const { x, y, width, depth } = shapeOf(corners);
  const slanted = edgesOf(corners).some(
    ({ from, to }) => Math.abs(from.x - to.x) > 0.005 && Math.abs(from.y - to.y) > 0.005,
  );
  const xs = linesOf(
    corners.map((corner) => corner.x),
    x,
    width,
    slanted,
  );
  const ys = linesOf(
    corners.map((corner) => corner.y),
    y,
    depth,
    slanted,
  );
  const free = cellsOf(ys).map((row) => cellsOf(xs).map((cell) => isFilled(corners, cell, row)));
  const parts: Rect[] = [];
  while (parts.length < MOST_PARTS) {
    const found = largestOf(free, xs, ys);
    if (!found) break;
    for (let row = found.top; row < found.bottom; row++)
      free[row]?.fill(false, found.left, found.right);
    parts.push(found.rect);
  }
  return parts;
}

type Span = readonly [from: number, to: number];

const cellsOf = (lines: readonly number[]): Span[] =>
  lines.slice(1).map((line, index) => [lines[index] ?? line, line]);

function linesOf(at: readonly number[], start: number, length: number, slanted: boolean): number[] {
  const own = at.map(round);
  const grid = Array.from({ length: GRID_LINES + 1 }, (_, index) =>
    round(start + (length * index) / GRID_LINES),
  );
  const lines = [...new Set(slanted ? [...own, ...grid] : own)];
  const few = lines.length > MOST_LINES ? [...new Set(grid)] : lines;
  return few.toSorted((a, b) => a - b);
}

/** Whether a cell lies inside: its middle and, a little inwards, its corners. */
function isFilled(corners: readonly Point[], [left, right]: Span, [top, bottom]: Span): boolean {
  const inwards = 0.002;
  return [
    { x: (left + right) / 2, y: (top + bottom) / 2 },
    { x: left + inwards, y: top + inwards },
    { x: right - inwards, y: top + inwards },
    { x: right - inwards, y: bottom - inwards },
    { x: left + inwards, y: bottom - inwards },
  ].every((at) => isInside(corners, at));
}

interface Found {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly rect: Rect;
}

/** The largest rectangle of free cells that a room fits in; undefined without one. */
function largestOf(
  free: readonly (readonly boolean[])[],
  xs: readonly number[],
  ys: readonly number[],
): Found | undefined {
  let most: Found | undefined;
  for (let top = 0; top < free.length; top++) {
    const open = xs.slice(1).map(() => true);
    for (let bottom = top + 1; bottom <= free.length; bottom++) {
      for (let column = 0; column < open.length; column++)
        open[column] = open[column] === true && free[bottom - 1]?.[column] === true;
      for (const [left, right] of runsOf(open)) {
        const rect = rectOf(xs, ys, { left, right, top, bottom });
        const area = rect.width * rect.depth;
        const fits = area >= LEAST_AREA && Math.min(rect.width, rect.depth) >= NARROWEST;
        if (fits && (!most || area > most.rect.width * most.rect.depth))
          most = { left, right, top, bottom, rect };
      }
    }
  }
  return most;
}

const rectOf = (
  xs: readonly number[],
  ys: readonly number[],
  { left, right, top, bottom }: Omit<Found, 'rect'>,
): Rect => {
  const [x = 0, y = 0] = [xs[left], ys[top]];
  return { x, y, width: round((xs[right] ?? x) - x), depth: round((ys[bottom] ?? y) - y) };
};

/** Where cells are open without a break: from the first to past the last. */
function runsOf(open: readonly boolean[]): Span[] {
  const runs: Span[] = [];
  let start: number | undefined;
  for (let column = 0; column <= open.length; column++) {
    if (open[column]) start ??= column;
    else if (start !== undefined) {
      runs.push([start, column]);
      start = undefined;
    }
  }
  return runs;
}
