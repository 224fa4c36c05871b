import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { clamp } from './vectors.ts';

/** A rectangle in metres. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** Of the boundary, or of the building when there is none. */
export function boundsOf({
  walls,
  width,
  depth,
}: Pick<SiteLayout, 'walls' | 'width' | 'depth'>): Bounds {
  const boundary = walls.filter(({ kind }) => kind === 'boundary');
  const sides = boundary.length > 0 ? boundary : walls.filter(({ kind }) => kind === 'outer');
  if (sides.length === 0) return { x: 0, y: 0, width, depth };
  const points = sides.flatMap(({ from, to }) => [from, to]);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y };
}

/** Of the site and of every device, some of which stand outside when there is no boundary. */
export function sheetBounds(layout: SiteLayout): Bounds {
  const { x, y, width, depth } = boundsOf(layout);
  const ends = layout.devices.flatMap(({ at, to }) => (to ? [at, to] : [at]));
  const xs = [x, x + width, ...ends.map((end) => end.x)];
  const ys = [y, y + depth, ...ends.map((end) => end.y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return { x: west, y: north, width: Math.max(...xs) - west, depth: Math.max(...ys) - north };
}

export const hasBoundary = ({ walls }: SiteLayout): boolean =>
  walls.some(({ kind }) => kind === 'boundary');

export const inside = ({ x, y, width, depth }: Bounds, point: Point): Point => ({
  x: clamp(point.x, x, x + width),
  y: clamp(point.y, y, y + depth),
});

export const grown = ({ x, y, width, depth }: Bounds, by: number): Bounds => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  depth: depth + 2 * by,
});
