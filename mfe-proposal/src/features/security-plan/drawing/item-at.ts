import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { distance, distanceTo } from '@app/site-plan/geometry/vectors';
import { type Item, isSame } from './item.ts';
import { type Projection, toSheet } from './sheet-fit.ts';
import { type Group, gatheredIds, sizes, type Target } from './targets.ts';

/** Pixels to which a pointer reaches. */
const REACH = {
  mouse: { target: sizes.wide.reach, device: 15, wall: 7 },
  touch: { target: sizes.phone.reach, device: 22, wall: 14 },
};

interface Drawn {
  readonly layout: SiteLayout;
  readonly projection: Projection;
  readonly targets: readonly Target[];
}

/**
 * What a pointer means: the number in reach, or else the nearest device, or else the nearest wall. So
 * devices that lie close together share the space between them. A finger means the group of a device
 * that is drawn as a dot.
 * @param at pixels
 * @param preferred wins while it is in reach
 */
export function itemAt(
  { layout, projection, targets }: Drawn,
  at: Point,
  isTouch: boolean,
  preferred?: Item,
): Item | Group | undefined {
  const reach = isTouch ? REACH.touch : REACH.mouse;
  const dots = isTouch ? gatheredIds(targets) : none;
  const numbers = targets.map(({ item, at: place }) => ({ item, far: distance(place, at) }));
  const devices = layout.devices.map(({ id, at: place, to }) => ({
    item: dots.has(id) ? groupOf(id, targets) : ({ kind: 'device', id } as const),
    far: Math.min(
      ...[place, ...(to ? [to] : [])].map((end) => distance(toSheet(projection, end), at)),
    ),
  }));
  const walls = layout.walls.map(({ id, from, to }) => ({
    item: { kind: 'wall', id } as const,
    far: distanceTo({ from: toSheet(projection, from), to: toSheet(projection, to) }, at),
  }));
  const found = [
    ...nearest(numbers, reach.target),
    ...nearest(devices, reach.device),
    ...nearest(walls, reach.wall),
  ];
  return found.find((item) => item.kind !== 'group' && isSame(item, preferred)) ?? found[0];
}

const none: ReadonlySet<string> = new Set();

interface Far<T> {
  readonly item: T;
  /** Pixels. */
  readonly far: number;
}

const nearest = <T>(all: readonly Far<T>[], reach: number): T[] =>
  all
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
    .map(({ item }) => item);

const groupOf = (id: string, targets: readonly Target[]): Item | Group =>
  targets.find(({ devices }) => devices.some((device) => device.id === id))?.item ?? {
    kind: 'device',
    id,
  };
