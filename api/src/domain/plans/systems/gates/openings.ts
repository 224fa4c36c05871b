import { gateValues as values } from '@app/knowledge/planning/gates';
import type { Offer } from '../../market/market.ts';
import { boundaryGates, type Site } from '../../site.ts';

const { openingsADay: each } = values;

/** Who opens the vehicle gates, how often on a day each, and how many gates share that. */
export interface OpeningFigures {
  readonly by: 'house' | 'person';
  readonly count: number;
  readonly times: number;
  readonly docks: number;
  readonly gates: number;
}

export function openingFigures(site: Site): OpeningFigures {
  const { docks, intercomUnits, people, trade, type } = site;
  const gates = Math.max(1, boundaryGates(site).length);
  if (type === 'Residential Estate') {
    const times = each.house + each.shareOfHousesWithVisitor;
    return { by: 'house', count: intercomUnits, times, docks: 0, gates };
  }
  const times = trade === 'home' ? each.personAtHome : each.personAtWork;
  return { by: 'person', count: people, times, docks, gates };
}

/** How often each vehicle gate opens on a day. Source: planning values. */
export function openingsOfEach(site: Site): number {
  const { count, times, docks, gates } = openingFigures(site);
  return Math.ceil((count * times + docks * each.dock) / gates);
}

/** Openings a day that a product is made for: as its name states them, or those of its class. */
export function openingsOf({ device, features, figures }: Offer): number {
  if (figures.cyclesADay !== undefined) return figures.cyclesADay;
  switch (device) {
    case 'sliding-gate-motor':
      return classOf(figures.kilograms ?? 0);
    case 'swing-gate-motor':
      return values.swingMotorOpenings;
    case 'traffic-barrier':
      return values.boomOpenings[features.has('industrial') ? 'industrial' : 'plain'];
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const classOf = (rating: number): number =>
  values.slidingMotorClasses.find(({ kilograms }) => rating <= kilograms)?.openings ?? 0;
