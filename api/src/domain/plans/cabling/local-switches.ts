import { cableValues } from '@app/knowledge/planning/cable';
import type { PlacedSite } from '../layout/place-devices.ts';
import type { CableRun, Device } from '../plan-parts.ts';
import { runMetres, type Terminal, terminalOf } from './terminals.ts';

type Fed = Extract<CableRun, { watts: number }>;

/** A device on a cable, and what it draws from its switch or supply. */
export interface Wired<Run extends Fed = Fed> {
  readonly run: Run;
  readonly terminal: Terminal;
  readonly place: Device['place'];
}

/** The runs of devices that are placed, where each of them begins. */
export const wiredOf = <Run extends Fed>(
  placed: PlacedSite,
  runs: readonly Run[],
): readonly Wired<Run>[] =>
  runs.flatMap((run) => {
    const device = placed.find(run.from);
    return device
      ? [{ run, terminal: terminalOf(placed.model, device), place: device.device.place }]
      : [];
  });

/** Where a switch or a 12 V supply stands because copper from the equipment does not reach. */
export interface LocalPoint {
  readonly terminal: Terminal;
  /** To be quoted until its load is known. */
  readonly device: Device;
  readonly outdoors: boolean;
}

/** What feeds devices from near them. */
export interface LocalFeed {
  /** Metres of cable that a device may be away. */
  readonly reach: (wired: Wired) => number;
  /** One of them, before its load is known. */
  readonly device: (number: number, place: Device['place']) => Device;
}

/**
 * Points within reach of each device. Each stands beside the device from where it reaches most of those
 * that have none yet.
 * @param far devices that the equipment is too far from
 */
export function localPoints(
  placed: PlacedSite,
  far: readonly Wired[],
  feed: LocalFeed,
): readonly LocalPoint[] {
  const points: LocalPoint[] = [];
  const reaches = (from: Terminal, to: Wired) =>
    runMetres(placed, from, to.terminal) <= feed.reach(to);
  let open = far;
  while (open[0]) {
    const beside = bestOf(open, open[0], reaches);
    const device = feed.device(points.length + 1, beside.place);
    const { spot } = placed.addBeside(device, beside.terminal.at);
    const terminal = terminalOf(placed.model, { device, spot });
    points.push({ device, terminal, outdoors: !terminal.onBuilding });
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

const localSwitch: LocalFeed['device'] = (number, place) => ({
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

/** Local switches within 100 m of cable. */
export const localSwitches: LocalFeed = {
  reach: () => cableValues.longestCopperRunM,
  device: localSwitch,
};
