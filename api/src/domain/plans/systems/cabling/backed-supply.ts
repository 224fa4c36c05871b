import { analogueValues } from '@app/knowledge/planning/analogue';
import type { Offer } from '../../market/market.ts';
import type { DesignContext } from '../../plan-parts.ts';
import { backupHours, backupNeed } from '../power/backup-need.ts';
import { chooseBackup } from '../power/choose-backup.ts';
import { leadBatteries, type Purchase, tenthsUp } from '../purchases.ts';
import {
  chooseSupplies,
  mainsWatts,
  type SupplyLoad,
  supplyAmperes,
} from '../video/camera-supply.ts';

const { supplyBattery, supplyVolts } = analogueValues;

/** A 12 V supply with a battery of its own, and a fuse block for its cameras. */
export interface BackedSupply {
  readonly offer: Offer;
  readonly battery: Purchase;
  readonly ampereHours: number;
  readonly outageHours: number;
}

/**
 * Where a local supply needs backup power, one with a battery, if that costs less than a supply with a
 * UPS of its own. Undefined where a UPS is better or no backup is asked for.
 */
export function cheaperBackedSupply(
  { market, site }: DesignContext,
  load: SupplyLoad,
): BackedSupply | undefined {
  if (!site.wants.has('power') || site.outageHours === 0) return undefined;
  const outageHours = backupHours(site);
  const [offer] = market.fitting({
    device: 'power-supply',
    with: ['battery-backup'],
    atLeast: { volts: supplyVolts, amperes: supplyAmperes(load) },
    atMost: { volts: supplyVolts },
  });
  const ampereHours = ampereHoursFor(load, outageHours);
  const battery = leadBatteries(market, ampereHours, 1);
  if (!offer || !battery.offer) return undefined;
  const cost = offer.price + battery.offer.price * battery.quantity;
  return cost < costWithUps(load, market, outageHours)
    ? { offer, battery, ampereHours, outageHours }
    : undefined;
}

/** Battery Ah = A × h × 1.25 ÷ rate factor. Source: trade guides. */
const ampereHoursFor = ({ watts }: SupplyLoad, hours: number): number =>
  tenthsUp((watts / supplyVolts) * hours * (supplyBattery.margin / supplyBattery.rateFactor));

/** What is to be quoted costs more than what is on the list. */
function costWithUps(
  load: SupplyLoad,
  market: DesignContext['market'],
  outageHours: number,
): number {
  const watts = mainsWatts(load);
  const need = backupNeed([{ name: 'local-supply', watts, twice: false }], outageHours);
  const backup = chooseBackup(need, market);
  const chosen = chooseSupplies(load, market);
  if (!backup || !chosen) return Number.POSITIVE_INFINITY;
  return chosen.reduce(
    (sum, { offer, quantity }) => sum + offer.price * quantity,
    backup.offer.price * backup.units,
  );
}
