import { cableValues } from '@app/knowledge/planning/cable';
import type { PlacedSite } from '../layout/place-devices.ts';
import type { CableRun, Device } from '../plan-parts.ts';
import { isOnBuilding } from './ground.ts';
import { runMetres, type Terminal, terminalOf } from './terminals.ts';

/** A device on a network cable, and what it draws from its switch. */
export interface Wired {
  readonly run: Extract<CableRun, { watts: number }>;
  readonly terminal: Terminal;
  readonly place: Device['place'];
}

/** Where a switch stands because copper from the equipment does not reach. */
export interface LocalPoint {
  readonly terminal: Terminal;
  /** To be quoted until its load is known. */
  readonly device: Device;
  readonly outdoors: boolean;
}

/**
 * Local switches within 100 m of cable of each device that the equipment is too far from. Each
 * stands beside the device from where it reaches most of those that have none yet.
 */
export function localPoints(
  placed: PlacedSite,
  central: Terminal,
  wired: readonly Wired[],
): readonly LocalPoint[] {
  const points: LocalPoint[] = [];
  const reaches = (from: Terminal, to: Wired) =>
    runMetres(placed, from, to.terminal) <= cableValues.longestCopperRunM;
  let open = wired.filter((one) => !reaches(central, one));
  while (open[0]) {
    const beside = bestOf(open, open[0], reaches);
    const device = localSwitch(points.length + 1, beside.place);
    const { spot } = placed.addBeside(device, beside.terminal.at);
    const terminal = terminalOf(placed.model, { device, spot });
    points.push({ device, terminal, outdoors: !isOnBuilding(placed.model, spot.at) });
    open = open.filter((one) => one !== beside && !reaches(terminal, one));
  }
  return points;
}

/** Of the devices within reach of the first, the one that reaches most. */
function bestOf(
  open: readonly Wired[],
  first: Wired,
  reaches: (from: Terminal, to: Wired) => boolean,
): Wired {
  const counted = open
    .filter((one) => reaches(one.terminal, first))
    .map((one) => ({ one, count: open.filter((other) => reaches(one.terminal, other)).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best), {
    one: first,
    count: 0,
  }).one;
}

const localSwitch = (number: number, place: Device['place']): Device => ({
  id: `local-switch-${number}`,
  system: 'cabling',
  symbol: 'switch',
  label: { id: 'local-switch', number },
  place,
  kind: 'poe-switch',
  offer: undefined,
  item: { id: 'poe-switch', ports: 0, watts: 0 },
  reason: { id: 'poe-switches', cameras: 0, watts: 0, places: 1, budget: 0 },
});
