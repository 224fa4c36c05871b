import { analogueValues } from '@app/knowledge/planning/analogue';
import type { PlacedSite } from '../layout/place-devices.ts';
import type { CableRun } from '../plan-parts.ts';
import type { FeedingPoint, LaidRun } from './laid-cables.ts';
import {
  type LocalFeed,
  type LocalPoint,
  localPoints,
  type Wired,
  wiredOf,
} from './local-switches.ts';
import { isInside, runMetres, type Terminal, terminalAt } from './terminals.ts';

interface LaidCoax {
  /** From each camera to its recorder or to the local supply with a converter, and fibre from there. */
  readonly pictures: readonly LaidRun[];
  /** From local supplies to cameras whose coax goes another way. */
  readonly power: readonly LaidRun[];
  readonly supplies: readonly FeedingPoint[];
}

const { leastCameraVolts, longestCoaxRunM, longestPairRunM, loopOhmsOf100Metres, supplyVolts } =
  analogueValues;

/**
 * Metres that 12 V reach with enough volts at the end: volts that may be lost ÷ (ohms a metre × amperes).
 * Source: Ohm's law.
 */
export const supplyReach = (watts: number): number =>
  Math.floor(
    (supplyVolts - leastCameraVolts) / ((loopOhmsOf100Metres / 100) * (watts / supplyVolts)),
  );

const localSupplies: LocalFeed = {
  reach: ({ run }) => supplyReach(run.watts),
  device: (number, place) => ({
    id: `local-supply-${number}`,
    system: 'cabling',
    symbol: 'power',
    label: { id: 'local-supply', number },
    place,
    kind: 'power-supply',
    offer: undefined,
    item: { id: 'camera-supply', amperes: 0, outputs: 0 },
    reason: { id: 'camera-supplies', cameras: 0, watts: 0, converters: 0, amperes: 0 },
  }),
};

/**
 * Coax or pairs from each camera to its recorder, with power on the same cable; where too few volts would arrive,
 * power comes from the nearest local supply. Where that is too far, the picture goes there too, and one fibre
 * carries the pictures of that supply's cameras on.
 */
export function layCoax(placed: PlacedSite, runs: readonly CableRun[]): LaidCoax {
  const wired = wiredOf(
    placed,
    runs.flatMap((run) => (run.cable === 'coax' || run.cable === 'pairs' ? [run] : [])),
  );
  const far = wired.filter((one) => toRecorder(placed, one) > supplyReach(one.run.watts));
  const points = localPoints(placed, far, localSupplies);
  const laid = wired.map((one) => layCamera(placed, one, points));
  const byPoint = Map.groupBy(laid, ({ point }) => point);
  const supplies = points.flatMap((point) => {
    const own = byPoint.get(point) ?? [];
    return own.length > 0 ? [{ ...point, feeds: own.map(({ one }) => one) }] : [];
  });
  const fibre = points.flatMap((point) => {
    const first = byPoint.get(point)?.find(({ far }) => far)?.one.run;
    if (!first) return [];
    const metres = runMetres(placed, point.terminal, terminalAt(placed, first.to));
    return [{ type: 'video-fibre' as const, from: point.device.id, to: first.to, metres }];
  });
  return {
    pictures: [...laid.map(({ picture }) => picture), ...fibre],
    power: laid.flatMap(({ power }) => power),
    supplies,
  };
}

type OnCoax = Wired<CoaxRun>;
type CoaxRun = Extract<CableRun, { cable: 'coax' | 'pairs' }>;

const longestRun = { coax: longestCoaxRunM, pairs: longestPairRunM } as const;

const toRecorder = (placed: PlacedSite, { run, terminal }: OnCoax): number =>
  runMetres(placed, terminal, terminalAt(placed, run.to));

function layCamera(placed: PlacedSite, one: OnCoax, points: readonly LocalPoint[]) {
  const { cable, from, to, watts } = one.run;
  const pictureTo = (end: Terminal, id: string, metres: number): LaidRun => {
    const pairs = isInside(one.terminal, end) ? 'indoor-pairs' : 'outdoor-pairs';
    return { type: cable === 'coax' ? cable : pairs, from, to: id, metres };
  };
  const metres = toRecorder(placed, one);
  const direct = pictureTo(terminalAt(placed, to), to, metres);
  if (metres <= supplyReach(watts))
    return { one, point: undefined, far: false, picture: direct, power: [] };
  const { point, metres: away } = points
    .map((each) => ({ point: each, metres: runMetres(placed, one.terminal, each.terminal) }))
    .reduce((nearest, way) => (way.metres < nearest.metres ? way : nearest));
  const id = point.device.id;
  if (metres > longestRun[cable])
    return { one, point, far: true, picture: pictureTo(point.terminal, id, away), power: [] };
  const power: readonly LaidRun[] = [{ type: 'camera-power', from, to: id, metres: away }];
  return { one, point, far: false, picture: direct, power };
}
