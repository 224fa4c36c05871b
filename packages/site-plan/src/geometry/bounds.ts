import type { LayoutWall, Point, SiteLayout } from '@app/contracts/site-layout';
import { clamp, rounded, type Segment } from './vectors.ts';

/** A rectangle in metres. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export const around = (points: readonly Point[]): Bounds => {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y };
};

/** Of the boundary, or of the building when there is none. */
export function boundsOf({
  walls,
  width,
  depth,
}: Pick<SiteLayout, 'walls' | 'width' | 'depth'>): Bounds {
  const sides = outermost(walls);
  return sides.length === 0 ? { x: 0, y: 0, width, depth } : around(endsOf(sides));
}

/** Walls of the boundary, or of the building when there is none. */
export function outermost(walls: readonly LayoutWall[]): readonly LayoutWall[] {
  const boundary = walls.filter(({ kind }) => kind === 'boundary');
  return boundary.length > 0 ? boundary : walls.filter(({ kind }) => kind === 'outer');
}

export const endsOf = (walls: readonly Segment[]): readonly Point[] =>
  walls.flatMap(({ from, to }) => [from, to]);

/** Of the site and of every device, some of which stand outside when there is no boundary. */
export function sheetBounds(layout: SiteLayout): Bounds {
  const { x, y, width, depth } = boundsOf(layout);
  return around([{ x, y }, { x: x + width, y: y + depth }, ...pointsOf(layout.devices)]);
}

/** Where devices are, with the other ends of beams. */
export const pointsOf = (devices: SiteLayout['devices']): readonly Point[] =>
  devices.flatMap(({ at, to }) => (to ? [at, to] : [at]));

export const centreOf = ({ x, y, width, depth }: Bounds): Point => ({
  x: x + width / 2,
  y: y + depth / 2,
});

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

export const isIn = ({ x, y, width, depth }: Bounds, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + depth;

/** Corners of a rectangle to the centimetre, clockwise from the upper left corner. */
export const rectangle = ({ x, y }: Point, width: number, depth: number): Point[] =>
  [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ].map(rounded);
