import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Site } from '../../site.ts';
import { each } from '../purchases.ts';
import {
  type AlarmPoints,
  ordinaryPoint,
  roomPlace,
  type Wiring,
  wiredOrWireless,
} from './alarm-part.ts';

/**
 * At least one siren inside and one outside each building; inside one for each 1000 m² (our planning
 * value). The one outside of a wired alarm has a battery of its own: one of 30 W beside a siren
 * inside is more than a panel feeds, and this one also sounds when its cable is cut.
 */
export function sirens(site: Site, wiring: Wiring): AlarmPoints[] {
  const { buildings, floorArea: area } = site;
  const inside = Math.max(buildings, Math.ceil(area / alarmValues.floorSquareMetresPerIndoorSiren));
  const { with: wanted, without } = wiredOrWireless(wiring);
  const wired = wiring === 'wired';
  const siren = { ...ordinaryPoint, symbol: 'siren', zones: 0 } as const;
  return [
    {
      ...siren,
      id: 'alarm-siren-inside',
      need: { device: 'indoor-siren', with: wanted, without },
      item: { id: 'indoor-siren', wiring },
      reason: { id: 'indoor-sirens', area, buildings, count: inside },
      // A wireless siren has a battery of its own.
      ...(wired && { alarmMilliamperes: alarmValues.indoorSirenAlarmMilliamperes }),
      places: each(inside, (index) => ({
        place: roomPlace(site, index),
        label: { id: 'siren-inside', number: index + 1 },
      })),
    },
    {
      ...siren,
      id: 'alarm-siren-outside',
      need: {
        device: 'outdoor-siren',
        with: wired ? ['self-contained'] : wanted,
        without,
      },
      item: wired ? 'self-contained-siren' : { id: 'outdoor-siren', wiring },
      reason: { id: 'outdoor-sirens', buildings, wiring },
      milliamperes: alarmValues.selfContainedSirenMilliamperes,
      places: each(buildings, (index) => ({
        place: { at: 'outer-wall', index, of: buildings },
        label: { id: 'siren-outside', number: index + 1, of: buildings },
      })),
    },
  ];
}

/**
 * A keypad for each four outer doors, and at least as many as there are panels, buildings or storeys
 * (our planning values).
 */
export function keypads(site: Site, wiring: Wiring, panels: number): AlarmPoints {
  const doors = alarmValues.outerDoorsPerKeypad;
  const least = Math.max(panels, site.buildings, site.storeys);
  const count = Math.max(least, Math.ceil(site.outerDoors / doors));
  return {
    ...ordinaryPoint,
    id: 'alarm-keypad',
    need: { device: 'alarm-keypad', ...wiredOrWireless(wiring) },
    item: { id: 'alarm-keypad', wiring },
    reason: { id: 'alarm-keypads', doors: site.outerDoors, least, count },
    symbol: 'keypad',
    zones: 0,
    cable: 'shared',
    milliamperes: alarmValues.keypadMilliamperes,
    places: each(count, (index) => ({
      place:
        site.outerDoors > index * doors
          ? { at: 'entrance', index: index * doors }
          : roomPlace(site, index),
      label: { id: 'keypad', number: index + 1 },
    })),
  };
}
