import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Scope } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { type AlarmPoints, each, type Wiring, wiredOrWireless } from './alarm-part.ts';
import { roomPlace } from './room-place.ts';

/**
 * At least one siren inside and one outside; inside one more for each further 1000 m² (our planning
 * value). The complete plan has an outdoor siren with a battery of its own.
 */
export function sirens(site: Site, wiring: Wiring, scope: Scope): AlarmPoints[] {
  const square = alarmValues.floorSquareMetresPerIndoorSiren;
  const inside = Math.max(1, Math.ceil(site.floorArea / square));
  const { with: wanted, without } = wiredOrWireless(wiring);
  const selfContained = scope === 'complete' && wiring === 'wired';
  const siren = { ofFamily: true, symbol: 'siren', zones: 0, runs: 1, milliamperes: 0 } as const;
  return [
    {
      ...siren,
      id: 'alarm-siren-inside',
      need: { device: 'indoor-siren', with: wanted, without },
      item: `Indoor siren, ${wiring}`,
      reason: `Sirens inside: ${site.floorArea} m² ÷ ${square} m², at least 1 = ${inside}`,
      alarmMilliamperes: alarmValues.indoorSirenAlarmMilliamperes,
      places: each(inside, (index) => ({
        place: roomPlace(site, index),
        label: `Siren inside ${index + 1}`,
      })),
    },
    {
      ...siren,
      id: 'alarm-siren-outside',
      need: {
        device: 'outdoor-siren',
        with: selfContained ? ['self-contained'] : wanted,
        without,
      },
      item: selfContained
        ? 'Outdoor siren and strobe with its own battery'
        : `Outdoor siren, ${wiring}`,
      reason: 'One siren outside the building',
      alarmMilliamperes: alarmValues.outdoorSirenAlarmMilliamperes,
      places: [{ place: { at: 'outer-wall', index: 0, of: 1 }, label: 'Siren outside' }],
    },
  ];
}

/** A keypad for each four outer doors (our planning value), and at least one for each panel. */
export function keypads(site: Site, wiring: Wiring, panels: number): AlarmPoints {
  const doors = alarmValues.outerDoorsPerKeypad;
  const count = Math.max(panels, 1, Math.ceil(site.outerDoors / doors));
  const ofPanels = panels > 1 ? ` for each of ${panels} panels` : '';
  return {
    id: 'alarm-keypad',
    need: { device: 'alarm-keypad', ...wiredOrWireless(wiring) },
    item: `Alarm keypad, ${wiring}`,
    reason: `Keypads: ${site.outerDoors} outer doors ÷ ${doors}, at least 1${ofPanels} = ${count}`,
    ofFamily: true,
    symbol: 'keypad',
    zones: 0,
    runs: 1,
    milliamperes: alarmValues.keypadMilliamperes,
    places: each(count, (index) => ({
      place:
        site.outerDoors > index * doors
          ? { at: 'entrance', index: index * doors }
          : { at: 'equipment' },
      label: `Keypad ${index + 1}`,
    })),
  };
}
