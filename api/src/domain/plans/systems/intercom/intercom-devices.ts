import { intercomValues as values } from '@app/knowledge/planning/intercom';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { DesignContext, Device } from '../../plan-parts.ts';
import { boundaryGates, type Site } from '../../site.ts';
import { doorOfIntercomLock, intercomLock } from '../access/door-devices.ts';
import { cheapest, each, type Product } from '../purchases.ts';

export const intercomDevices = (
  context: DesignContext,
  choice: IntercomChoice,
): readonly Device[] => [...stations(context, choice), ...gateLock(context)];

/** At the first gate that people use, or at the front door. */
function stationPlace(site: Site): Device['place'] {
  if (site.pedestrianGates > 0) return { at: 'pedestrian-gate', index: 0 };
  const [gate] = boundaryGates(site);
  return gate ? { at: 'vehicle-gate', index: gate.index } : { at: 'entrance', index: 0 };
}

export function stationFor(context: DesignContext, choice: IntercomChoice): Product {
  const { market } = context;
  const needs = stationNeeds(context, choice);
  const met = needs.find((need) => market.fitting(need).length > 0);
  return cheapest(market, met ?? needs[0]);
}

/** The first that the price list can meet counts. */
function stationNeeds(
  { scope }: DesignContext,
  { kind, units }: IntercomChoice,
): readonly [Need, ...Need[]] {
  if (kind === 'apartments') return [{ device: 'apartment-intercom' }];
  if (kind === 'mobile')
    return [{ device: 'mobile-intercom', ...(units > 1 && { atLeast: { users: units } }) }];
  if (scope === 'essential') return [{ device: 'audio-intercom' }];
  const video: Need = { device: 'video-intercom' };
  return scope === 'complete' ? [{ ...video, with: ['wireless'] }, video] : [video];
}

function stationItem({ scope }: DesignContext, choice: IntercomChoice): Device['item'] {
  const { kind, units } = choice;
  if (kind === 'apartments') return 'apartment-intercom';
  if (kind === 'mobile') return { id: 'mobile-intercom', units };
  if (scope === 'essential') return 'audio-intercom';
  return scope === 'complete' ? 'video-intercom-with-app' : 'video-intercom';
}

const stations = (context: DesignContext, choice: IntercomChoice): readonly Device[] =>
  each(choice.stations, (index) => ({
    ...stationFor(context, choice),
    id: `intercom-station-${index + 1}`,
    system: 'intercom',
    symbol: 'intercom',
    label: { id: 'intercom-station', number: index + 1, stations: choice.stations },
    item: stationItem(context, choice),
    reason: choice.reason,
    place: stationPlace(context.site),
  }));

/** So that nobody walks to the gate to open it. */
function gateLock({ market, site }: DesignContext): readonly Device[] {
  if (site.pedestrianGates === 0) return [];
  return [
    {
      ...cheapest(market, 'gate-lock'),
      id: intercomLock,
      system: 'intercom',
      symbol: 'lock',
      label: 'gate-lock',
      item: 'gate-lock',
      reason: doorOfIntercomLock(site) === undefined ? 'gate-lock' : 'shared-gate-lock',
      place: { at: 'pedestrian-gate', index: 0 },
    },
  ];
}

/** How visitors reach people: over a cable to one home, a station with a monitor each, or by phone. */
export interface IntercomChoice {
  readonly kind: 'kit' | 'apartments' | 'mobile';
  readonly units: number;
  /** Stations at the gate or door. */
  readonly stations: number;
  readonly reason: Device['reason'];
}

/**
 * One unit gets a kit, up to 12 a station with monitors, more an intercom that phones. In the
 * country it phones too, because the cable to the gate is long; where there is no signal it never
 * does. Source: planning values.
 */
export function intercomChoice({ intercomUnits, rural, signal }: Site): IntercomChoice {
  const units = Math.max(1, intercomUnits);
  const many = units > values.unitsPerStation;
  if (signal === 'good' && (rural || many)) {
    const reason = { id: many ? 'intercom-many-units' : 'intercom-far-gate', units } as const;
    return { kind: 'mobile', units, stations: 1, reason };
  }
  if (units === 1)
    return { kind: 'kit', units, stations: 1, reason: { id: 'intercom-kit', units } };
  const stations = Math.ceil(units / values.unitsPerStation);
  return { kind: 'apartments', units, stations, reason: { id: 'door-stations', units, stations } };
}
