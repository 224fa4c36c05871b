import { cableValues } from '@app/knowledge/planning/cable';
import { intercomValues as values } from '@app/knowledge/planning/intercom';
import type { CableRun, Device } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { each } from '../purchases.ts';
import type { IntercomChoice } from './intercom-devices.ts';

/** A kit has one cable, stations and monitors one each to the network; a lock has one to its station. */
export function intercomRuns(
  site: Site,
  { kind, stations, units }: IntercomChoice,
  devices: readonly Device[],
): readonly CableRun[] {
  const ids = each(stations, (index) => `intercom-station-${index + 1}`);
  const locks = devices.filter(({ symbol }) => symbol === 'lock');
  return [
    ...(kind === 'kit'
      ? ids.map((from) => ({ cable: 'comms' as const, from, to: 'equipment' }))
      : []),
    ...(kind === 'apartments'
      ? [
          ...ids.map((from) => ({ cable: 'network' as const, from, watts: values.stationWatts })),
          ...each(units, (index) => ({
            cable: 'network' as const,
            undrawn: { id: 'unit-monitor' as const, number: index + 1 },
            metres: cableValues.undrawnRunMetres[site.trade],
            to: 'equipment',
          })),
        ]
      : []),
    ...locks.map(({ id }) => ({ cable: 'comms' as const, from: id, to: 'intercom-station-1' })),
  ];
}
