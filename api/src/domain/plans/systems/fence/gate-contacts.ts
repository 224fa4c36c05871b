import { counted } from '@app/wording/phrases';
import type { DesignContext, Device } from '../../plan-parts.ts';

/** One for each gate that carries the fence; a boom carries none, and a garage door is in the house. */
export function gateContacts({ market, site }: DesignContext): readonly Device[] {
  const offer = market.fitting({ device: 'fence-gate-contact' })[0];
  const vehicle = site.vehicleGates
    .map(({ kind }, index) => ({ kind, index }))
    .filter(({ kind }) => kind === 'sliding' || kind === 'swing');
  const count = vehicle.length + site.pedestrianGates;
  const part = {
    system: 'fence',
    symbol: 'contact',
    offer,
    item: 'Gate contact kit for an electric fence',
    reason: `Fence contacts: one for each gate that carries the fence, ${counted(count, 'gate')}`,
  } as const;
  return [
    ...vehicle.map(
      ({ index }): Device => ({
        ...part,
        id: `fence-contact-vehicle-${index + 1}`,
        label: `Fence contact, vehicle gate ${index + 1}`,
        place: { at: 'vehicle-gate', index },
      }),
    ),
    ...Array.from(
      { length: site.pedestrianGates },
      (_, index): Device => ({
        ...part,
        id: `fence-contact-pedestrian-${index + 1}`,
        label: `Fence contact, pedestrian gate ${index + 1}`,
        place: { at: 'pedestrian-gate', index },
      }),
    ),
  ];
}
