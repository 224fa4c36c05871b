import type { Point } from '@app/contracts/site-layout';
import type { Bounds } from '@app/site-plan/geometry/bounds';

/** Turns metres on site into pixels on the sheet: `scale` pixels to the metre, from `origin`. */
export interface Projection {
  readonly scale: number;
  readonly origin: Point;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Too narrow for names of rooms. */
  readonly phone: boolean;
  readonly projection: Projection;
}

const PHONE_WIDTH = 560;
const MOST_HEIGHT = { phone: 460, wide: 640 };
const MARGINS = {
  phone: { top: 42, right: 42, bottom: 46, left: 24 },
  wide: { top: 56, right: 60, bottom: 64, left: 60 },
};

/** The largest scale at which a site and its notes fit a sheet. One unit of it is one pixel. */
export function fitSheet(bounds: Bounds, width: number): Sheet {
  const phone = width < PHONE_WIDTH;
  const size = phone ? 'phone' : 'wide';
  const { top, right, bottom, left } = MARGINS[size];
  const site = { width: Math.max(bounds.width, 1), depth: Math.max(bounds.depth, 1) };
  const scale = Math.min(
    (width - left - right) / site.width,
    (MOST_HEIGHT[size] - top - bottom) / site.depth,
  );
  const spare = width - left - right - site.width * scale;
  return {
    width,
    height: Math.round(site.depth * scale + top + bottom),
    phone,
    projection: {
      scale,
      origin: { x: left + spare / 2 - bounds.x * scale, y: top - bounds.y * scale },
    },
  };
}

export const toSheet = ({ scale, origin }: Projection, { x, y }: Point): Point => ({
  x: Math.round((origin.x + x * scale) * 10) / 10,
  y: Math.round((origin.y + y * scale) * 10) / 10,
});

export const toSite = ({ scale, origin }: Projection, { x, y }: Point): Point => ({
  x: (x - origin.x) / scale,
  y: (y - origin.y) / scale,
});

/** Size of the marks: smaller on a small or a large site, so that they hide less, and whole after a zoom. */
export const markScale = ({ scale }: Projection): number =>
  Math.round(Math.min(0.55 + scale * 0.022, 1) * 100) / 100;
