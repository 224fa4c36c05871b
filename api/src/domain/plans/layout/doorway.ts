import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import { toFirstWall } from '@app/site-plan/geometry/sight';
import { distance } from '@app/site-plan/geometry/vectors';
import type { Device } from '../plan-parts.ts';
import type { Doorway } from './openings.ts';
import {
  around,
  directionOf,
  groundBounds,
  indoors,
  inYard,
  type Placing,
  type Spot,
  towards,
} from './placing.ts';
import { back, moved, type Side } from './rect.ts';
import type { SiteModel } from './site-model.ts';
import { type Standpoints, watch } from './watch.ts';

const { eavesMetres, fromWallMetres, betweenDevicesMetres } = layoutValues;

const straightAhead = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75];

/** A device at a door, shutter or dock of the building. */
export function atDoor(placing: Placing, doorway: Doorway): Spot {
  const { model, device } = placing;
  if (device.symbol === 'camera') {
    return looksOut(device)
      ? watch(placing, doorway.opening.at, fromInside(placing, doorway), indoors(model))
      : facesFrom(placing, doorway);
  }
  const outside = outsideSymbols.has(device.symbol);
  const inner = model.innerDoors.includes(doorway);
  const out = outside ? doorway.side.out : back(doorway.side.out);
  const at = placing.spots.take(
    besideOpening(device, doorway, out, fromWallMetres),
    outside && !inner ? inYard(model) : indoors(model),
  );
  return { at, ...looking(device, out) };
}

/** Hang outside; all other devices of a door are inside. */
const outsideSymbols: ReadonlySet<Device['symbol']> = new Set([
  'reader',
  'intercom',
  'siren',
  'outdoor-detector',
]);

/** Mounted on the opening itself; others beside it. */
const onOpening: ReadonlySet<Device['symbol']> = new Set(['contact', 'lock', 'sensor', 'beam']);

/** Of devices that have a side to look to. */
export const looking = (
  device: Device,
  towards: { x: number; y: number },
): { direction?: number } =>
  device.view || device.range || device.symbol === 'siren'
    ? { direction: directionOf(towards) }
    : {};

/** No more devices are on one side of an opening. */
const MOST_STEPS = 12;
/** What opens a door stays at it: where others crowd it, closer to them rather than further away. */
const STEPS_OF_ITS_OWN = 3;
const opensIt: ReadonlySet<Device['symbol']> = new Set(['reader', 'lock']);

/** Points along the wall, from the middle of the opening or from its edges. */
export function* besideOpening(
  device: Device,
  { opening, side }: Doorway,
  out: { x: number; y: number },
  fromWall: number,
): Generator<Point> {
  const at = moved(opening.at, out, fromWall);
  const edge = onOpening.has(device.symbol) ? 0 : opening.width / 2 + 0.4;
  const steps = opensIt.has(device.symbol) ? STEPS_OF_ITS_OWN : MOST_STEPS;
  for (let step = 0; step < steps; step++) {
    const by = edge + step * betweenDevicesMetres;
    yield moved(at, side.along, -by);
    yield moved(at, side.along, by);
  }
}

/** Planned for indoors: it looks out of the door, or at it. */
const looksOut = ({ item }: Device): boolean =>
  typeof item === 'object' && 'outdoor' in item && !item.outdoor;

const fromInside =
  ({ model }: Placing, { opening, side }: Doorway): Standpoints =>
  (metres) =>
    around(opening.at, back(side.out), metres, straightAhead).map((at) => ({
      at,
      fits: indoors(model),
    }));

/** A camera under the eaves beside an opening, which looks out at the face of who comes to it. */
function facesFrom({ model, spots, device }: Placing, { opening, side }: Doorway): Spot {
  const free = freeBefore(model, side, opening.at);
  const off = Math.min(eavesMetres, free / 2);
  const metres = device.view?.distance ?? layoutValues.viewDistanceMetres;
  const candidates = besideOpening(device, { opening, side }, side.out, off);
  const inside = inYard(model);
  const at = spots.take(
    candidates.filter((at) => isBeside(side, at)),
    inside,
  );
  const aside = distance(at, moved(opening.at, side.out, off));
  const ahead = off + Math.sqrt(Math.max(1, metres ** 2 - aside ** 2));
  // In an alley who comes is seen in the door: before it there is no room to see them from the side.
  const narrow = model.building.corners && free < ALLEY_METRES;
  const face = narrow
    ? opening.at
    : moved(opening.at, side.out, Math.min(ahead, free - FROM_BOUNDARY_METRES));
  return { at, direction: towards(at, face) };
}

const FROM_BOUNDARY_METRES = 0.3;
const ALLEY_METRES = 3.3;

/** Metres from an opening in a side of the building to the end of the ground. */
function freeBefore(model: SiteModel, { out, from }: Side, at: Point): number {
  if (model.building.corners) {
    const start = { x: at.x + out.x * 0.01, y: at.y + out.y * 0.01 };
    const others = model.walls.filter(({ kind }) => kind === 'boundary' || kind === 'outer');
    return Math.min(toFirstWall(start, out, out, others), layoutValues.openGroundMetres);
  }
  const { x, y, width, depth } = groundBounds(model);
  if (out.x !== 0) return out.x > 0 ? x + width - from.x : from.x - x;
  return out.y > 0 ? y + depth - from.y : from.y - y;
}

/** Beside the side and not past its ends. */
function isBeside({ from, along, length }: Side, at: Point): boolean {
  const metres = (at.x - from.x) * along.x + (at.y - from.y) * along.y;
  return metres >= -0.0005 && metres <= length + 0.0005;
}
