import type { Point, SiteLayout } from '@app/contracts/site-layout';
import type { Frame } from '@app/site-plan/balloon-places';
import { drawingScale } from '@app/site-plan/drawing-scale';
import { around, type Bounds, endsOf, pointsOf } from '@app/site-plan/geometry/bounds';

/** Metres of a site to points on the page. */
export interface Projection {
  readonly scale: number;
  toPage(point: Point): Point;
}

/** Of walls and devices; a site without either has the size that it says. */
export function extentOf({ width, depth, walls, devices }: SiteLayout): Bounds {
  const size = [
    { x: 0, y: 0 },
    { x: width, y: depth },
  ];
  const extent = around([...(walls.length > 0 ? endsOf(walls) : size), ...pointsOf(devices)]);
  return { ...extent, width: Math.max(1, extent.width), depth: Math.max(1, extent.depth) };
}

const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;
const points = (mm: number): number => (mm / MM_PER_INCH) * POINTS_PER_INCH;
const mm = (points: number): number => (points / POINTS_PER_INCH) * MM_PER_INCH;

/** Points on the page for a metre of the site, at the scale with this denominator. */
export const pointsPerMetre = (denominator: number): number => points(1000 / denominator);

/** Denominator of the finest standard scale at which a site fits a frame. */
export const scaleIn = (extent: Bounds, { width, height }: Pick<Frame, 'width' | 'height'>) =>
  drawingScale(extent, { width: mm(width), height: mm(height) });

/** A site to a scale, in the middle of a frame. */
export function atScale(extent: Bounds, frame: Frame, denominator: number): Projection {
  const { width, depth } = extent;
  const scale = pointsPerMetre(denominator);
  const left = frame.left + (frame.width - width * scale) / 2;
  const top = frame.top + (frame.height - depth * scale) / 2;
  return {
    scale,
    toPage: ({ x, y }) => ({ x: left + (x - extent.x) * scale, y: top + (y - extent.y) * scale }),
  };
}
