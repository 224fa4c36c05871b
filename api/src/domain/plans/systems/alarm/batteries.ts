import { alarmValues } from '@app/knowledge/planning/alarm';
import { powerValues, standbyBatteryValues } from '@app/knowledge/planning/power';
import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import { type Standby, shown, tenthsUp } from './standby.ts';

/**
 * A lead battery of 12 V for each panel and each power supply: the cheapest that holds enough, or
 * several of the largest. Chargers of alarm panels are not made for lithium.
 */
export function batteries(standby: Standby, market: Market): Supply {
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
  const each = offer ? Math.ceil(needed / held(offer.figures.ampereHours)) : 1;
  const { alarmAmperes, boxes, hours, standbyAmperes } = standby;
  const { margin, rateFactor } = standbyBatteryValues;
  const split = boxes > 1 ? ` ÷ ${boxes} panels and power supplies` : '';
  return {
    system: 'alarm',
    offer,
    item: `12 V battery of at least ${tenthsUp(needed)} Ah`,
    reason: `Alarm batteries for ${hours} h without mains: (${shown(standbyAmperes)} A × ${hours} h + ${shown(alarmAmperes)} A × ${alarmValues.sirenHours} h) × ${margin} ÷ ${rateFactor}${split} = ${tenthsUp(needed)} Ah each`,
    quantity: each * boxes,
  };
}

/** Power supplies with a battery, for what the panels themselves cannot feed. */
export function powerSupplies(standby: Standby, market: Market): Supply[] {
  if (standby.powerSupplies === 0) return [];
  const amperes = alarmValues.powerSupplyAmperes;
  const need = {
    device: 'power-supply',
    atLeast: { amperes },
    with: ['battery-backup'],
  } as const;
  return [
    {
      system: 'alarm',
      offer: market.fitting(need)[0],
      item: `12 V power supply of at least ${amperes} A with battery back-up`,
      reason: `Power for detectors beyond the ${alarmValues.panelFeedsMilliamperes} mA that a panel feeds: ${shown(standby.standbyAmperes)} A in all, ${alarmValues.powerSupplyFeedsMilliamperes} mA a power supply`,
      quantity: standby.powerSupplies,
    },
  ];
}
