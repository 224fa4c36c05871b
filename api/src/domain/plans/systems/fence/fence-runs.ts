import { fenceValues as values } from '@app/knowledge/planning/fence';
import type { CableRun, DesignContext, Device } from '../../plan-parts.ts';
import { boundaryGates, type Site } from '../../site.ts';
import { hasAlarm } from '../has-alarm.ts';

/** HT cable from each energiser to the fence and back, and under the gates, and what reports. */
export const fenceRuns = (
  context: DesignContext,
  devices: readonly Device[],
): readonly CableRun[] => {
  const idsOf = (symbol: Device['symbol']) =>
    devices.filter((device) => device.symbol === symbol).map(({ id }) => id);
  const energizers = idsOf('energizer');
  const crossings = gateCrossings(context.site);
  return [
    ...energizers.map((from): CableRun => ({ cable: 'ht', from, contacts: idsOf('contact') })),
    ...(crossings > 0
      ? [
          {
            cable: 'ht' as const,
            undrawn: 'under-gates' as const,
            metres: Math.ceil(crossings),
            to: 'fence',
          },
        ]
      : []),
    ...reports(context, energizers, idsOf('keypad')),
    ...idsOf('siren').map(
      (from, index): CableRun => ({ cable: 'comms', from, to: energizers[index] ?? '' }),
    ),
  ];
};

/**
 * A keypad beside its energiser has a cable to it. Energisers apart have a data cable from one to the
 * next, to the keypads or the alarm panel. An alarm reports the fence over a cable of its own.
 */
function reports(
  { scope, site }: DesignContext,
  energizers: readonly string[],
  keypads: readonly string[],
): readonly CableRun[] {
  const [first = '', ...others] = energizers;
  const toAlarm = (from: string): readonly CableRun[] =>
    hasAlarm(site) ? [{ cable: 'comms', from, to: 'alarm-panel-1' }] : [];
  if (others.length === 0)
    return [
      ...keypads.map((from): CableRun => ({ cable: 'comms', from, to: first })),
      ...toAlarm(first),
    ];
  if (scope === 'essential' && !hasAlarm(site)) return [];
  const [to = 'alarm-panel-1', ...further] = keypads;
  return [
    { cable: 'data', through: [...energizers, ...further], to },
    ...keypads.slice(0, 1).flatMap(toAlarm),
  ];
}

/** Metres there and back under all gates: 2 × width + 4 m each. Source: planning value. */
function gateCrossings(site: Site): number {
  const widths = [
    ...boundaryGates(site).map(({ width }) => width),
    ...Array.from({ length: site.pedestrianGates }, () => values.pedestrianGateMetres),
  ];
  return widths.reduce((sum, width) => sum + 2 * width + values.gateCrossingMetres, 0);
}
