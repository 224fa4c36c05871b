import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import type { Device } from '../plan-parts.ts';
import type { Doorway } from './openings.ts';
import { around, directionOf, indoors, inYard, type Placing, type Spot } from './placing.ts';
import { back, moved } from './rect.ts';
import { type Standpoints, watch } from './watch.ts';

const { eavesMetres, fromWallMetres, betweenDevicesMetres } = layoutValues;

/** Of people's homes: cameras look at doors from under the eaves, elsewhere from inside. */
const homes: readonly string[] = ['Residential Home', 'Residential Estate', 'Farm'];
const straightAhead = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75];

/** A device at a door, shutter or dock of the building. */
export function atDoor(placing: Placing, doorway: Doorway): Spot {
  const { model, device } = placing;
  if (device.symbol === 'camera') {
    return watch(placing, doorway.opening.at, doorStandpoints(placing, doorway));
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

/** Points along the wall, from the middle of the opening or from its edges. */
export function besideOpening(
  device: Device,
  { opening, side }: Doorway,
  out: { x: number; y: number },
  fromWall: number,
): Point[] {
  const at = moved(opening.at, out, fromWall);
  const edge = onOpening.has(device.symbol) ? 0 : opening.width / 2 + 0.4;
  const steps = Array.from({ length: 12 }, (_, index) => edge + index * betweenDevicesMetres);
  return steps.flatMap((by) => [moved(at, side.along, -by), moved(at, side.along, by)]);
}

function doorStandpoints({ model }: Placing, { opening, side }: Doorway): Standpoints {
  return (metres) => {
    const fromWall = Math.min(eavesMetres, metres / 2);
    const alongTheWall = Math.sqrt(metres ** 2 - fromWall ** 2);
    const eaves = [1, -1]
      .map((way) => moved(opening.at, side.along, way * alongTheWall))
      .filter((foot) => isBetween(foot, side.from, side.to))
      .map((foot) => ({ at: moved(foot, side.out, fromWall), fits: inYard(model) }));
    const inside = around(opening.at, back(side.out), metres, straightAhead).map((at) => ({
      at,
      fits: indoors(model),
    }));
    const inFront = around(opening.at, side.out, metres, straightAhead).map((at) => ({
      at,
      fits: inYard(model),
    }));
    return homes.includes(model.site.type)
      ? [...eaves, ...inFront, ...inside]
      : [...inside, ...eaves, ...inFront];
  };
}

const isBetween = (at: Point, from: Point, to: Point): boolean =>
  at.x >= Math.min(from.x, to.x) &&
  at.x <= Math.max(from.x, to.x) &&
  at.y >= Math.min(from.y, to.y) &&
  at.y <= Math.max(from.y, to.y);
