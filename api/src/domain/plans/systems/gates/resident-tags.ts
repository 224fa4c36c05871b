import { gateValues as values } from '@app/knowledge/planning/gates';
import type { DesignContext, Device, SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { type Controller, controllersFor } from '../access/controllers.ts';
import { cheapest, pieces, suppliesOf, wholeUp } from '../purchases.ts';
import type { AutomatedGate } from './automated-gate.ts';

/** Gates that open for the windscreen tags of people who come every day. */
interface TaggedGates {
  readonly gates: readonly AutomatedGate[];
  readonly vehicles: number;
}

/**
 * Residents of an estate have tags in every plan: remotes and a guard do not open for hundreds of
 * cars a day. Staff of an office with a gate or boom have them from the recommended plan on.
 */
export function taggedGates(
  { scope, site }: Pick<DesignContext, 'scope' | 'site'>,
  gates: readonly AutomatedGate[],
): TaggedGates {
  const estate = site.type === 'Residential Estate';
  const tagged = estate || (site.type === 'Office' && scope !== 'essential');
  const ofBoundary = gates.filter(({ kind }) => kind !== 'garage');
  return { gates: tagged ? ofBoundary : [], vehicles: vehiclesOf(site) };
}

const vehiclesOf = ({ type, intercomUnits, people }: Site): number =>
  type === 'Residential Estate'
    ? intercomUnits * values.vehiclesPerHouse
    : wholeUp(people * values.drivingShareOfPeopleAtWork);

/** A long-range reader at each gate, the controllers that open for known tags, and the tags. */
export function residentTags(
  { market, ...context }: DesignContext,
  all: readonly AutomatedGate[],
): Pick<SystemDesign, 'devices' | 'supplies' | 'labour' | 'loads'> {
  const { gates, vehicles } = taggedGates(context, all);
  if (gates.length === 0) return { devices: [], supplies: [], labour: [], loads: [] };
  const readers = gates.length;
  const tags = wholeUp(vehicles * values.tagReserve);
  const controllers = controllersFor(market, readers, tags);
  const product = cheapest(market, 'long-range-reader');
  return {
    devices: [
      ...gates.map(
        ({ index }): Device => ({
          ...product,
          id: `gate-tag-reader-${index + 1}`,
          system: 'gates',
          symbol: 'reader',
          label: { id: 'vehicle-tag-reader', number: index + 1 },
          item: 'vehicle-tag-reader',
          reason: { id: 'vehicle-tag-readers', gates: readers },
          place: { at: 'vehicle-gate', index },
        }),
      ),
      ...controllers.map((one, index) => controller(one, index, readers)),
    ],
    supplies: suppliesOf('gates')(pieces(market, 'windscreen-tag', tags), 'vehicle-tag', {
      id: 'vehicle-tags',
      vehicles,
      tags,
    }),
    labour: [
      {
        task: { id: 'vehicle-tag-readers', readers },
        hours: readers * values.labourHoursPerTagReader,
      },
    ],
    loads: [{ name: 'vehicle-tag-readers', watts: readers * values.tagReaderWatts, twice: false }],
  };
}

const controller = ({ offer, doors }: Controller, index: number, gates: number): Device => ({
  id: `gate-controller-${index + 1}`,
  system: 'gates',
  symbol: 'panel',
  label: { id: 'gate-controller', number: index + 1 },
  kind: 'access-controller',
  offer,
  item: { id: 'access-controller', doors },
  reason: { id: 'gate-controllers', gates },
  place: { at: 'equipment' },
});
