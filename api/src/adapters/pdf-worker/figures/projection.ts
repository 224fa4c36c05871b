import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { around, type Bounds, endsOf, pointsOf } from '@app/site-plan/geometry/bounds';

/** Metres of a site to points on the page. */
export interface Projection {
  readonly scale: number;
  toPage(point: Point): Point;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
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

/** The largest scale at which a site fits a frame, in its middle. */
export function fitSite(extent: Bounds, frame: Frame): Projection {
  const { width, depth } = extent;
  const scale = Math.min(frame.width / width, frame.height / depth);
  const left = frame.left + (frame.width - width * scale) / 2;
  const top = frame.top + (frame.height - depth * scale) / 2;
  return {
    scale,
    toPage: ({ x, y }) => ({ x: left + (x - extent.x) * scale, y: top + (y - extent.y) * scale }),
  };
}
