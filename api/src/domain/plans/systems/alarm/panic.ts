import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Place } from '../../plan-parts.ts';
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
 * Panic buttons: at least 2 at a home; 3 on a farm, one of them in the safe room; at least 2 hidden in a shop, one at each till and one where the takings are
 * counted; one in each consulting room; one elsewhere (our planning values).
 */
export function panicButtons(site: Site, wiring: Wiring): AlarmPoints[] {
  const { consultingRooms } = site;
  return [
    ...(sellsOverTheCounter(site) ? [holdUpButtons(site, wiring)] : [fixedButtons(site, wiring)]),
    {
      ...fixed(wiring),
      id: 'alarm-panic-consulting',
      reason: { id: 'consulting-panic-buttons', count: consultingRooms },
      places: each(consultingRooms, (index) => ({
        place: { at: 'consulting-room', index },
        label: { id: 'consulting-room', number: index + 1 },
      })),
    },
  ];
}

const sellsOverTheCounter = ({ type, tills }: Site): boolean =>
  tills > 0 || type === 'Retail Shop' || type === 'Restaurant';

const button = { ...ordinaryPoint, symbol: 'panic' } as const;

const fixed = (wiring: Wiring) =>
  wiring === 'wireless'
    ? ({
        ...button,
        need: { device: 'panic-pendant', with: ['wireless'] },
        item: 'panic-pendant',
      } as const)
    : ({
        ...button,
        need: { device: 'panic-button', without: ['wireless'] },
        item: 'panic-button',
      } as const);

function fixedButtons(site: Site, wiring: Wiring): AlarmPoints {
  const home = site.trade === 'home';
  const { panicButtons } = alarmValues;
  const farm = site.type === 'Farm';
  const count = farm ? panicButtons.farm : home ? panicButtons.home : panicButtons.other;
  const id = farm ? 'farm-panic-buttons' : home ? 'home-panic-buttons' : 'office-panic-button';
  return {
    ...fixed(wiring),
    id: 'alarm-panic',
    reason: { id, count },
    places: each(count, (index) => ({
      place: roomPlace(site, index),
      label: { id: 'panic-button', number: index + 1 },
    })),
  };
}

function holdUpButtons(site: Site, wiring: Wiring): AlarmPoints {
  const { tills } = site;
  const cashOffice = site.highValueRooms.includes('cash-office');
  const count = Math.max(alarmValues.panicButtons.shop, tills + (cashOffice ? 1 : 0));
  return {
    ...button,
    id: 'alarm-hold-up',
    need: { device: 'hold-up-button', ...wiredOrWireless(wiring) },
    item: { id: 'hold-up-button', wiring },
    reason: { id: 'hold-up-buttons', tills, cashOffice },
    places: each(count, (index) =>
      index < tills
        ? { place: { at: 'till', index }, label: { id: 'till', number: index + 1 } }
        : { place: officePlace(site), label: { id: 'office', number: index - tills + 1 } },
    ),
  };
}

const officePlace = (site: Site): Place =>
  site.highValueRooms.includes('cash-office')
    ? { at: 'high-value-room', room: 'cash-office' }
    : roomPlace(site, 0);
