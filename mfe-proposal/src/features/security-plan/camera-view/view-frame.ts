import type { LayoutDevice, LayoutView, Point } from '@app/contracts/site-layout';
import { cross, dot, minus, plus, radians, unit } from '@app/site-plan/geometry/vectors';
import { distanceFor } from '@app/site-plan/optics';

/** A camera that has a view and looks somewhere. */
export type Viewed = LayoutDevice & { readonly view: LayoutView; readonly direction: number };

export const isViewed = (device: LayoutDevice | undefined): device is Viewed =>
  device?.view !== undefined && device.direction !== undefined;

/** A point of the site in metres before a camera: x ahead of it, y to its right. */
export function aheadOf({ at, direction }: Viewed, point: Point): Point {
  const ahead = unit(radians(direction));
  const off = minus(point, at);
  return { x: dot(off, ahead), y: cross(ahead, off) };
}

/** The other way: from metres before a camera to a point of the site. */
export function siteOf({ at, direction }: Viewed, { x, y }: Point): Point {
  const ahead = unit(radians(direction));
  return plus(at, { x: x * ahead.x - y * ahead.y, y: x * ahead.y + y * ahead.x });
}

/** A sheet on which a camera looks right, or down where it is narrow. One unit is one pixel. */
export interface ViewFrame {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly isUpright: boolean;
  /** From metres before the camera to pixels, and back. */
  readonly toSheet: (point: Point) => Point;
  readonly toView: (point: Point) => Point;
}

const NARROW = 560;
const SIZE = { upright: 420, most: 400, least: 240 };
/** Pixels behind the camera, and beyond its view for the lengths. */
const BEHIND = 44;
const BEYOND = 30;

export function viewFrame({ view }: Viewed, width: number): ViewFrame {
  const isUpright = width < NARROW;
  const far = Math.min(view.reach, distanceFor('discern', view.pixels, view.angle));
  const scale = ((isUpright ? SIZE.upright : width) - BEHIND - BEYOND) / far;
  const half = radians(Math.min(view.angle, 180)) / 2;
  const spread = 2 * Math.sin(half) * far * scale + 2 * BEYOND;
  const height = isUpright
    ? SIZE.upright
    : Math.round(Math.min(SIZE.most, Math.max(SIZE.least, spread)));
  const middle = (isUpright ? width : height) / 2;
  return {
    width,
    height,
    scale,
    isUpright,
    toSheet: ({ x, y }) =>
      isUpright
        ? { x: middle - y * scale, y: BEHIND + x * scale }
        : { x: BEHIND + x * scale, y: middle + y * scale },
    toView: ({ x, y }) =>
      isUpright
        ? { x: (y - BEHIND) / scale, y: (middle - x) / scale }
        : { x: (x - BEHIND) / scale, y: (y - middle) / scale },
  };
}
