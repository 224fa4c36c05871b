import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { distanceTo, lengthOf, minus } from '@app/site-plan/geometry/vectors';
import { type Item, isSame } from './item.ts';
import { type Projection, toSheet } from './sheet-fit.ts';

/** Pixels to which a pointer reaches. */
const REACH = { mouse: { device: 15, wall: 7 }, touch: { device: 22, wall: 14 } };

/**
 * What a pointer means: the nearest device in reach, or else the nearest wall. So devices that lie
 * close together share the space between them.
 * @param at pixels
 * @param preferred wins while it is in reach
 */
export function itemAt(
  layout: SiteLayout,
  projection: Projection,
  at: Point,
  isTouch: boolean,
  preferred?: Item,
): Item | undefined {
  const reach = isTouch ? REACH.touch : REACH.mouse;
  const devices = layout.devices.map(({ id, at: place, to }) => ({
    item: { kind: 'device', id } as const,
    far: Math.min(
      ...[place, ...(to ? [to] : [])].map((end) => lengthOf(minus(toSheet(projection, end), at))),
    ),
  }));
  const walls = layout.walls.map(({ id, from, to }) => ({
    item: { kind: 'wall', id } as const,
    far: distanceTo({ from: toSheet(projection, from), to: toSheet(projection, to) }, at),
  }));
  const found = [
    ...devices.filter(({ far }) => far <= reach.device).sort((a, b) => a.far - b.far),
    ...walls.filter(({ far }) => far <= reach.wall).sort((a, b) => a.far - b.far),
  ].map(({ item }): Item => item);
  return found.find((item) => isSame(item, preferred)) ?? found[0];
}
