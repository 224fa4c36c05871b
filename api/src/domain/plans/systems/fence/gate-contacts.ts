import type { DesignContext, Device } from '../../plan-parts.ts';
import { cheapest } from '../purchases.ts';

/** One for each gate that carries the fence; a boom carries none, and a garage door is in the house. */
export function gateContacts({ market, site }: DesignContext): readonly Device[] {
  const vehicle = site.vehicleGates
    .map(({ kind }, index) => ({ kind, index }))
    .filter(({ kind }) => kind === 'sliding' || kind === 'swing');
  const count = vehicle.length + site.pedestrianGates;
  const part = {
    ...cheapest(market, 'fence-gate-contact'),
    system: 'fence',
    symbol: 'contact',
    item: 'fence-contact',
    reason: { id: 'fence-contacts', gates: count },
  } as const;
  return [
    ...vehicle.map(
      ({ index }): Device => ({
        ...part,
        id: `fence-contact-vehicle-${index + 1}`,
        label: { id: 'fence-contact-vehicle', number: index + 1 },
        place: { at: 'vehicle-gate', index },
      }),
    ),
    ...Array.from(
      { length: site.pedestrianGates },
      (_, index): Device => ({
        ...part,
        id: `fence-contact-pedestrian-${index + 1}`,
        label: { id: 'fence-contact-pedestrian', number: index + 1 },
        place: { at: 'pedestrian-gate', index },
      }),
    ),
  ];
}
