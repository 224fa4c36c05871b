import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Offer } from '../../market/market.ts';
import type { DesignContext, Device } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import type { IntercomChoice } from './intercom-kind.ts';

export const intercomDevices = (
  context: DesignContext,
  choice: IntercomChoice,
): readonly Device[] => [...stations(context, choice), ...gateLock(context)];

/** At the first gate that people use, or at the front door. */
const stationPlace = ({ pedestrianGates, vehicleGates }: Site): Device['place'] =>
  pedestrianGates > 0
    ? { at: 'pedestrian-gate', index: 0 }
    : vehicleGates.length > 0
      ? { at: 'vehicle-gate', index: 0 }
      : { at: 'entrance', index: 0 };

export const stationOffer = (context: DesignContext, choice: IntercomChoice): Offer | undefined =>
  stationNeeds(context, choice)
    .map((need) => context.market.fitting(need)[0])
    .find((offer) => offer);

/** The first that the price list can meet counts. */
function stationNeeds({ scope }: DesignContext, { kind, units }: IntercomChoice): readonly Need[] {
  if (kind === 'apartments') return [{ device: 'apartment-intercom' }];
  if (kind === 'mobile')
    return [{ device: 'mobile-intercom', ...(units > 1 ? { atLeast: { users: units } } : {}) }];
  if (scope === 'essential') return [{ device: 'audio-intercom' }];
  const video: Need = { device: 'video-intercom' };
  return scope === 'complete' ? [{ ...video, with: ['wireless'] }, video] : [video];
}

function stationItem({ scope }: DesignContext, { kind, units }: IntercomChoice): string {
  if (kind === 'apartments') return 'IP door station with 12 buttons';
  if (kind === 'mobile') return `GSM intercom for ${units} or more users`;
  if (scope === 'essential') return 'Audio intercom kit';
  return scope === 'complete' ? 'Video intercom kit with app' : 'Video intercom kit';
}

const stations = (context: DesignContext, choice: IntercomChoice): readonly Device[] =>
  Array.from({ length: choice.stations }, (_, index) => ({
    id: `intercom-station-${index + 1}`,
    system: 'intercom',
    symbol: 'intercom',
    label: choice.stations > 1 ? `Intercom station ${index + 1}` : 'Intercom station',
    offer: stationOffer(context, choice),
    item: stationItem(context, choice),
    reason: choice.reason,
    place: stationPlace(context.site),
  }));

/** So that nobody walks to the gate to open it. */
function gateLock({ market, site }: DesignContext): readonly Device[] {
  if (site.pedestrianGates === 0) return [];
  return [
    {
      id: 'intercom-lock-1',
      system: 'intercom',
      symbol: 'lock',
      label: 'Electric lock, pedestrian gate 1',
      offer: market.fitting({ device: 'gate-lock' })[0],
      item: 'Electric gate lock',
      reason: 'Gate lock: the intercom opens the pedestrian gate beside it',
      place: { at: 'pedestrian-gate', index: 0 },
    },
  ];
}
