import type { LayoutDevice, Point } from '@app/contracts/site-layout';
import { distance, minus } from '@app/site-plan/geometry/vectors';
import { freePlace, type Ground } from './free-place.ts';
import type { Item } from './item.ts';
import { type Projection, type Sheet, toSheet } from './sheet-fit.ts';

/** Devices that are too close together to be told apart; a tap on them zooms. */
export interface Group {
  readonly kind: 'group';
  /** Of its first device. */
  readonly id: string;
}

/** A number on the drawing that can be tapped: of a line at one or more of its devices, or of a group. */
export interface Target {
  readonly item: Item | Group;
  readonly devices: readonly LayoutDevice[];
  /** The number of the line, or "+5" for a group of five. */
  readonly label: string;
  /** Centre of the number, in pixels. */
  readonly at: Point;
  /** Where the devices are, in pixels. */
  readonly marks: readonly Point[];
}

/** Pixels. Targets of the larger of two sizes are at least twice `reach` apart. */
export const sizes = {
  phone: { reach: 18, apart: [45, 36.5], clear: 22, gather: [14, 20, 28, 40, 56, 80], most: 16 },
  wide: { reach: 12, apart: [34], clear: 26, gather: [10, 16, 24, 36, 52, 80], most: 48 },
} as const;

type Cluster = Pick<Target, 'devices' | 'marks'>;

/**
 * A number for every device in view, on free ground: never over another number, nor over a device that is
 * drawn. Devices whose marks nearly touch share one, and so do those for which no ground is free.
 * @param taken points that are not free either, in pixels
 * @param letters with leaders that no other should cross
 */
export function arrangeTargets(
  devices: readonly LayoutDevice[],
  sheet: Sheet,
  projection: Projection,
  taken: readonly Point[] = [],
  letters: Ground['numbers'] = [],
): Target[] {
  const size = sizes[sheet.phone ? 'phone' : 'wide'];
  const clusters = gathered(inView(devices, sheet, projection), size.gather, size.most);
  const drawn = clusters.filter((one) => !isMixed(one)).flatMap(({ marks }) => marks);
  const placed: Target[] = [];
  // A group hides its devices, so it can be where they are: it chooses first.
  for (const cluster of [...clusters.filter(isMixed), ...clusters.filter((one) => !isMixed(one))]) {
    const ground: Ground = {
      sheet,
      edge: size.reach,
      marks: drawn,
      clear: size.clear,
      taken,
      letters,
      numbers: placed.map(({ at, marks }) => ({ at, marks: isFar(at, marks) ? marks : [] })),
    };
    const from = isMixed(cluster) ? middleOf(cluster.marks) : cluster.marks[0];
    const at = from && freePlace(from, ground, size.apart, isMixed(cluster));
    if (at) placed.push(targetOf(cluster, at));
    else join(placed, cluster);
  }
  return placed;
}

/** Ids of the devices that stand in a group, and are drawn as a dot. */
export const gatheredIds = (targets: readonly Target[]): ReadonlySet<string> =>
  new Set(
    targets
      .filter(({ item }) => item.kind === 'group')
      .flatMap(({ devices }) => devices.map(({ id }) => id)),
  );

function inView(
  devices: readonly LayoutDevice[],
  { width, height }: Sheet,
  projection: Projection,
): Cluster[] {
  return devices
    .map((device) => ({ devices: [device], marks: [toSheet(projection, device.at)] }))
    .filter(({ marks: [at] }) => at && at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height);
}

/** Gathers in the smallest circles that leave few enough numbers. */
function gathered(all: readonly Cluster[], radii: readonly number[], most: number): Cluster[] {
  const [radius = 0, ...larger] = radii;
  const clusters: { devices: LayoutDevice[]; marks: Point[] }[] = [];
  for (const { devices, marks } of all) {
    const [at] = marks;
    const near = clusters.find(({ marks: [first] }) => first && at && distance(first, at) < radius);
    if (near) {
      near.devices.push(...devices);
      near.marks.push(...marks);
    } else clusters.push({ devices: [...devices], marks: [...marks] });
  }
  return clusters.length <= most || larger.length === 0 ? clusters : gathered(all, larger, most);
}

const isMixed = ({ devices }: Cluster): boolean =>
  devices.some(({ line }) => line !== devices[0]?.line);

const isFar = (at: Point, marks: readonly Point[]): boolean =>
  marks.every((mark) => distance(mark, at) > 1);

function targetOf({ devices, marks }: Cluster, at: Point): Target {
  const [first] = devices;
  const mixed = isMixed({ devices, marks });
  return {
    item: { kind: mixed ? 'group' : 'device', id: first?.id ?? '' },
    devices,
    label: mixed ? `+${devices.length}` : `${(first?.line ?? 0) + 1}`,
    at,
    marks,
  };
}

/** How far a number may be from a device that only shares it, in pixels. */
const SHARED = 110;

/** Gives a cluster without a place of its own the number of its line nearby, or else of the nearest group. */
function join(placed: Target[], cluster: Cluster): void {
  const [from = { x: 0, y: 0 }] = cluster.marks;
  const far = ({ at }: Target) => distance(at, from);
  const byDistance = [...placed].sort((a, b) => far(a) - far(b));
  const near =
    byDistance.find(
      (one) =>
        one.item.kind === 'device' &&
        one.devices[0]?.line === cluster.devices[0]?.line &&
        !isMixed(cluster) &&
        far(one) < SHARED,
    ) ?? byDistance[0];
  if (!near) return;
  const both = {
    devices: [...near.devices, ...cluster.devices],
    marks: [...near.marks, ...cluster.marks],
  };
  placed[placed.indexOf(near)] = targetOf(both, near.at);
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => minus(all, { x: -x, y: -y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
