import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import { alarmValues } from '../../planning-values/alarm.ts';
import { powerValues } from '../../planning-values/power.ts';
import { pieces, suppliesOf } from '../purchases.ts';
import { type Standby, tenthsUp } from './standby.ts';

const buy = suppliesOf('alarm');

/**
 * A lead battery of 12 V for each panel and each power supply: the cheapest that holds enough, or
 * several of the largest. Chargers of alarm panels are not made for lithium.
 */
export function batteries(standby: Standby, market: Market): readonly Supply[] {
  const needed = standby.ampereHours;
  const lead = market.fitting({
    device: 'battery',
    atLeast: { ampereHours: 0, volts: powerValues.batteryVolts },
    atMost: { volts: powerValues.batteryVolts },
    without: ['lithium'],
  });
  const held = (ampereHours: number | undefined): number => ampereHours ?? 0;
  const enough = lead.find(({ figures }) => held(figures.ampereHours) >= needed);
  const largest = Math.max(0, ...lead.map(({ figures }) => held(figures.ampereHours)));
  const offer = enough ?? lead.find(({ figures }) => figures.ampereHours === largest);
  const ofEach = offer ? Math.ceil(needed / held(offer.figures.ampereHours)) : 1;
  const { alarmAmperes: alarm, boxes, hours, standbyAmperes } = standby;
  const ampereHours = tenthsUp(needed);
  return buy(
    { kind: 'battery', offer, quantity: ofEach * boxes },
    { id: 'alarm-battery', ampereHours },
    { id: 'alarm-batteries', hours, standby: standbyAmperes, alarm, boxes, ampereHours },
  );
}

/** Power supplies with a battery, for what the panels themselves cannot feed. */
export const powerSupplies = (standby: Standby, market: Market): readonly Supply[] =>
  buy(
    pieces(
      market,
      {
        device: 'power-supply',
        atLeast: { amperes: alarmValues.powerSupplyAmperes },
        with: ['battery-backup'],
      },
      standby.powerSupplies,
    ),
    'alarm-power-supply',
    { id: 'alarm-power-supplies', standby: standby.standbyAmperes },
  );
