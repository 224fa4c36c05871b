import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Place } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { type AlarmPoints, each, type Wiring, wiredOrWireless } from './alarm-part.ts';
import { roomPlace } from './room-place.ts';

/**
 * Panic buttons: at least 2 at a home; at least 2 hidden in a shop, one at each till; one in each
 * consulting room; one elsewhere (our planning values).
 */
export function panicButtons(site: Site, wiring: Wiring): AlarmPoints[] {
  const { consultingRooms } = site;
  return [
    ...(sellsOverTheCounter(site) ? [holdUpButtons(site, wiring)] : [fixedButtons(site, wiring)]),
    {
      ...fixed(wiring),
      id: 'alarm-panic-consulting',
      reason: `One panic button in each consulting room: ${consultingRooms}`,
      places: each(consultingRooms, (index) => ({
        place: { at: 'consulting-room', index },
        label: `Consulting room ${index + 1}`,
      })),
    },
  ];
}

const sellsOverTheCounter = ({ type, tills }: Site): boolean =>
  tills > 0 || type === 'Retail Shop' || type === 'Restaurant';

const button = {
  ofFamily: true,
  symbol: 'panic',
  zones: 1,
  runs: 1,
  milliamperes: 0,
} as const;

const fixed = (wiring: Wiring) =>
  wiring === 'wireless'
    ? ({
        ...button,
        need: { device: 'panic-pendant', with: ['wireless'] },
        item: 'Wireless panic pendant',
      } as const)
    : ({
        ...button,
        need: { device: 'panic-button', without: ['wireless'] },
        item: 'Fixed panic button',
      } as const);

function fixedButtons(site: Site, wiring: Wiring): AlarmPoints {
  const home = site.trade === 'home';
  const { panicButtons } = alarmValues;
  const count = home ? panicButtons.home : panicButtons.other;
  return {
    ...fixed(wiring),
    id: 'alarm-panic',
    reason: home
      ? `Panic buttons in a home, such as bedroom and front door: ${count}`
      : `Panic button at reception or in the office: ${count}`,
    places: each(count, (index) => ({
      place: roomPlace(site, index),
      label: `Panic button ${index + 1}`,
    })),
  };
}

function holdUpButtons(site: Site, wiring: Wiring): AlarmPoints {
  const least = alarmValues.panicButtons.shop;
  const count = Math.max(least, site.tills);
  return {
    ...button,
    id: 'alarm-hold-up',
    need: { device: 'hold-up-button', ...wiredOrWireless(wiring) },
    item: `Hidden hold-up button, ${wiring}`,
    reason: `Hidden hold-up buttons: one at each of ${site.tills} tills, at least ${least}`,
    places: each(count, (index) => ({
      place: index < site.tills ? { at: 'till', index } : officePlace(site),
      label: index < site.tills ? `Till ${index + 1}` : `Office ${index - site.tills + 1}`,
    })),
  };
}

const officePlace = (site: Site): Place =>
  site.highValueRooms.includes('cash-office')
    ? { at: 'high-value-room', room: 'cash-office' }
    : roomPlace(site, 0);
