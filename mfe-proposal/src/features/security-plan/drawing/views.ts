import type { LayoutDevice, LayoutWall } from '@app/contracts/site-layout';
import { wallsNear } from '@app/site-plan/geometry/sight';
import { rangeOutline, viewOutline } from '@app/site-plan/geometry/view-outlines';
import { areaPath } from './paths.ts';

/** Outlines, as SVG paths in metres, of what a camera shows; each lies inside the one before. */
export interface DrawnView {
  readonly seen: string;
  readonly discern: string;
  readonly validate: string;
}

/**
 * Remembers what was drawn for a device among the same walls in its reach: while one device or one
 * corner is dragged, all others keep what they have.
 */
function remembered<T>(draw: (device: LayoutDevice, walls: readonly LayoutWall[]) => T) {
  const drawn = new WeakMap<LayoutDevice, { near: readonly LayoutWall[]; result: T }>();
  return (device: LayoutDevice, walls: readonly LayoutWall[]): T => {
    const known = drawn.get(device);
    const near = wallsNear(device.at, device.view?.reach ?? device.range?.metres ?? 0, walls);
    if (known && areSame(known.near, near)) return known.result;
    const result = draw(device, near);
    drawn.set(device, { near, result });
    return result;
  };
}

const areSame = (one: readonly LayoutWall[], other: readonly LayoutWall[]): boolean =>
  one.length === other.length &&
  one.every(({ from, to }, index) => {
    const wall = other[index];
    return (
      wall?.from.x === from.x && wall.from.y === from.y && wall.to.x === to.x && wall.to.y === to.y
    );
  });

/** Undefined for what has no view or looks nowhere. */
export const drawnView = remembered((device, walls): DrawnView | undefined => {
  const seen = viewOutline(device, 'overview', walls);
  return (
    seen && {
      seen: areaPath(seen),
      discern: areaPath(viewOutline(device, 'discern', walls)),
      validate: areaPath(viewOutline(device, 'validate', walls)),
    }
  );
});

/** Lines at 80, 125, 250 and 500 px/m in the view of a camera, and round all of it. */
export const drawnBands = remembered((device, walls): string | undefined => {
  const outlines = bandLevels.map((level) => areaPath(viewOutline(device, level, walls)));
  return outlines.join('') || undefined;
});

const bandLevels = ['overview', 'discern', 'perceive', 'characterise', 'validate'] as const;

/** Outline of what a detector watches, in metres; undefined for what is no detector. */
export const drawnRange = remembered((device, walls): string | undefined => {
  const watched = rangeOutline(device, walls);
  return watched && areaPath(watched);
});
