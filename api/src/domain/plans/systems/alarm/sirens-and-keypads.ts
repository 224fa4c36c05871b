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
 * At least one siren inside and one outside; inside one more for each further 1000 m² (our planning
 * value). The one outside of a wired alarm has a battery of its own: one of 30 W beside a siren
 * inside is more than a panel feeds, and this one also sounds when its cable is cut.
 */
export function sirens(site: Site, wiring: Wiring): AlarmPoints[] {
  const { floorArea: area } = site;
  const inside = Math.max(1, Math.ceil(area / alarmValues.floorSquareMetresPerIndoorSiren));
  const { with: wanted, without } = wiredOrWireless(wiring);
  const wired = wiring === 'wired';
  const siren = { ...ordinaryPoint, symbol: 'siren', zones: 0 } as const;
  return [
    {
      ...siren,
      id: 'alarm-siren-inside',
      need: { device: 'indoor-siren', with: wanted, without },
      item: { id: 'indoor-siren', wiring },
      reason: { id: 'indoor-sirens', area, count: inside },
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
      reason: 'outdoor-siren',
      milliamperes: alarmValues.selfContainedSirenMilliamperes,
      places: [{ place: { at: 'outer-wall', index: 0, of: 1 }, label: 'siren-outside' }],
    },
  ];
}

/** A keypad for each four outer doors (our planning value), and at least one for each panel. */
export function keypads(site: Site, wiring: Wiring, panels: number): AlarmPoints {
  const doors = alarmValues.outerDoorsPerKeypad;
  const count = Math.max(panels, 1, Math.ceil(site.outerDoors / doors));
  return {
    ...ordinaryPoint,
    id: 'alarm-keypad',
    need: { device: 'alarm-keypad', ...wiredOrWireless(wiring) },
    item: { id: 'alarm-keypad', wiring },
    reason: { id: 'alarm-keypads', doors: site.outerDoors, panels, count },
    symbol: 'keypad',
    zones: 0,
    cable: 'shared',
    milliamperes: alarmValues.keypadMilliamperes,
    places: each(count, (index) => ({
      place:
        site.outerDoors > index * doors
          ? { at: 'entrance', index: index * doors }
          : { at: 'equipment' },
      label: { id: 'keypad', number: index + 1 },
    })),
  };
}
