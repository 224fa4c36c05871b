import type { Site } from '../../site.ts';
import { each } from '../purchases.ts';
import { type AlarmPoints, ordinaryPoint, type Wiring, wiredOrWireless } from './alarm-part.ts';

/** A contact for each outer door, shutter and dock door, by which a person can come in. */
export function contacts(site: Site, wiring: Wiring): AlarmPoints[] {
  const { outerDoors, shutters, docks } = site;
  const contact = { ...ordinaryPoint, symbol: 'contact' } as const;
  const roller = {
    ...contact,
    need: { device: 'shutter-contact', ...wiredOrWireless(wiring) },
    item: { id: 'shutter-contact', wiring },
  } as const;
  return [
    {
      ...contact,
      id: 'alarm-contact-door',
      need: { device: 'door-contact', ...wiredOrWireless(wiring) },
      item: { id: 'alarm-contact', wiring },
      reason: { id: 'door-contacts', count: outerDoors },
      places: entrances(outerDoors, 0, 'outer-door'),
    },
    {
      ...roller,
      id: 'alarm-contact-shutter',
      reason: { id: 'shutter-contacts', count: shutters },
      places: entrances(shutters, outerDoors, 'shutter'),
    },
    {
      ...roller,
      id: 'alarm-contact-dock',
      reason: { id: 'dock-contacts', count: docks },
      places: entrances(docks, outerDoors + shutters, 'dock-door'),
    },
  ];
}

/** @param before entrances that are counted before these */
const entrances = (
  count: number,
  before: number,
  id: 'outer-door' | 'shutter' | 'dock-door',
): AlarmPoints['places'] =>
  each(count, (index) => ({
    place: { at: 'entrance', index: before + index },
    label: { id, number: index + 1 },
  }));
