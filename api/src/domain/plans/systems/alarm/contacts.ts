import type { Site } from '../../site.ts';
import { type AlarmPoints, each, type Wiring, wiredOrWireless } from './alarm-part.ts';

/** A contact for each outer door, shutter and dock door, by which a person can come in. */
export function contacts(site: Site, wiring: Wiring): AlarmPoints[] {
  const { outerDoors, shutters, docks } = site;
  const contact = {
    ofFamily: true,
    symbol: 'contact',
    zones: 1,
    runs: 1,
    milliamperes: 0,
  } as const;
  const roller = {
    ...contact,
    need: { device: 'shutter-contact', ...wiredOrWireless(wiring) },
    item: `Heavy-duty shutter contact, ${wiring}`,
  } as const;
  return [
    {
      ...contact,
      id: 'alarm-contact-door',
      need: { device: 'door-contact', ...wiredOrWireless(wiring) },
      item: `Door contact, ${wiring}`,
      reason: `One contact for each outer door: ${outerDoors}`,
      places: entrances(outerDoors, 0, 'Outer door'),
    },
    {
      ...roller,
      id: 'alarm-contact-shutter',
      reason: `One contact for each roller shutter: ${shutters}`,
      places: entrances(shutters, outerDoors, 'Shutter'),
    },
    {
      ...roller,
      id: 'alarm-contact-dock',
      reason: `One contact for each dock door: ${docks}`,
      places: entrances(docks, outerDoors + shutters, 'Dock door'),
    },
  ];
}

/** @param before entrances that are counted before these */
const entrances = (count: number, before: number, name: string): AlarmPoints['places'] =>
  each(count, (index) => ({
    place: { at: 'entrance', index: before + index },
    label: `${name} ${index + 1}`,
  }));
