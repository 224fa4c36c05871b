import { powerValues } from '@app/knowledge/planning/power';
import type { Market, Offer } from '../../market/market.ts';
import { type BackupNeed, wattHoursFor } from './backup-need.ts';

/** Equal units of one product that carry the load together, each a part of the equipment. */
export interface Backup {
  readonly offer: Offer;
  readonly units: number;
}

/**
 * The cheapest product that carries watts and watt-hours alone; where none does, the cheapest number
 * of equal units. Undefined when the price list has nothing.
 */
export function chooseBackup(need: BackupNeed, market: Market): Backup | undefined {
  const offers = [
    ...market.fitting({ device: 'ups' }),
    ...market.fitting({ device: 'inverter' }),
    ...market.fitting({ device: 'dc-ups' }),
  ];
  const choices = offers
    .map((offer) => ({ offer, units: unitsFor(offer, need) }))
    .filter(({ units }) => Number.isFinite(units))
    .toSorted((a, b) => costOf(a) - costOf(b));
  return choices.find(({ units }) => units === 1) ?? choices[0];
}

const costOf = ({ offer, units }: Backup): number => offer.price * units;

/** How many carry the load; Infinity for a product that cannot. */
function unitsFor(offer: Offer, need: BackupNeed): number {
  const held = wattHoursOf(offer);
  const wattHours = wattHoursFor(need.usedWattHours, offer.features.has('lithium'));
  const byEnergy = held === 0 ? Infinity : Math.ceil(wattHours / held);
  if (offer.device === 'dc-ups')
    return need.watts <= powerValues.dcUpsWatts && byEnergy <= 1 ? 1 : Infinity;
  const voltAmperes = offer.figures.voltAmperes ?? 0;
  return Math.max(
    1,
    byEnergy,
    voltAmperes === 0 ? Infinity : Math.ceil(need.voltAmperes / voltAmperes),
  );
}

/**
 * Watt-hours of a product's battery: as its name states them, or Ah × V, or for a UPS that states
 * neither 0.13 Wh for each VA (our planning value).
 */
export function wattHoursOf({ device, figures }: Offer): number {
  const { ampereHours, voltAmperes = 0, volts = powerValues.batteryVolts, wattHours } = figures;
  if (wattHours !== undefined) return wattHours;
  if (ampereHours !== undefined) return ampereHours * volts;
  return device === 'ups' ? voltAmperes * powerValues.wattHoursPerVoltAmpere : 0;
}
