import type { Point, SiteLayout } from '@app/contracts/site-layout';

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

interface Extent {
  readonly from: Point;
  readonly width: number;
  readonly depth: number;
}

/** Of walls and devices; a site without either has the size that it says. */
export function extentOf({ width, depth, walls, devices }: SiteLayout): Extent {
  const ends = [
    ...walls.flatMap(({ from, to }) => [from, to]),
    ...devices.flatMap(({ at, to }) => (to ? [at, to] : [at])),
  ];
  if (walls.length === 0) ends.push({ x: 0, y: 0 }, { x: width, y: depth });
  const xs = ends.map(({ x }) => x);
  const ys = ends.map(({ y }) => y);
  const from = { x: Math.min(...xs), y: Math.min(...ys) };
  return {
    from,
    width: Math.max(1, Math.max(...xs) - from.x),
    depth: Math.max(1, Math.max(...ys) - from.y),
  };
}

/** The largest scale at which a site fits a frame, in its middle. */
export function fitSite({ from, width, depth }: Extent, frame: Frame): Projection {
  const scale = Math.min(frame.width / width, frame.height / depth);
  const left = frame.left + (frame.width - width * scale) / 2;
  const top = frame.top + (frame.height - depth * scale) / 2;
  return {
    scale,
    toPage: ({ x, y }) => ({ x: left + (x - from.x) * scale, y: top + (y - from.y) * scale }),
  };
}
