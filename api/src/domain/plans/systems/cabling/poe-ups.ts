import { powerValues } from '@app/knowledge/planning/power';
import type { Market, Offer } from '../../market/market.ts';
import type { DesignContext } from '../../plan-parts.ts';
import type { Pieces } from '../cheapest-set.ts';
import { backupHours, backupNeed, usableShare } from '../power/backup-need.ts';
import { chooseBackup, wattHoursOf } from '../power/choose-backup.ts';

/** What one local switch point feeds. */
export interface PointLoad {
  readonly devices: number;
  readonly watts: number;
  /** Of the device that draws most. */
  readonly mostWatts: number;
}

/** UPSs that feed the devices of a point by PoE, each with as many as its battery carries. */
export interface PoeUps {
  readonly offer: Offer;
  readonly units: number;
  readonly devicesEach: number;
  readonly outageHours: number;
  readonly mostWatts: number;
}

/**
 * Where a local switch needs backup power, the UPSs that feed its devices by PoE, if these cost less
 * than switches with a backup of their own. Undefined where switches are better or no backup is asked for.
 * @param switches undefined when they are to be quoted
 */
export function cheaperPoeUps(
  { market, site }: DesignContext,
  load: PointLoad,
  switches: readonly Pieces[] | undefined,
): PoeUps | undefined {
  if (!site.wants.has('power') || site.outageHours === 0) return undefined;
  const best = cheapestPoeUps(market, load, backupHours(site));
  return best && costOf(best) < costWithSwitches(market, load, switches, backupHours(site))
    ? best
    : undefined;
}

const costOf = ({ offer, units }: PoeUps): number => offer.price * units;

function cheapestPoeUps(market: Market, load: PointLoad, outageHours: number): PoeUps | undefined {
  const { devices, mostWatts } = load;
  return market
    .fitting({ device: 'poe-ups', atLeast: { ports: 1, wattHours: 1 } })
    .map((offer) => {
      const devicesEach = Math.min(
        offer.figures.ports ?? 0,
        carried(offer, mostWatts, outageHours),
      );
      const units = Math.ceil(devices / devicesEach);
      return { offer, units, devicesEach, outageHours, mostWatts };
    })
    .filter(({ devicesEach }) => devicesEach > 0)
    .toSorted((a, b) => costOf(a) - costOf(b))[0];
}

/** How many devices one carries beside a fibre converter, by its output and by its battery. */
function carried(offer: Offer, mostWatts: number, outageHours: number): number {
  const { converterWatts, poeUpsWatts } = powerValues;
  const byBattery = (wattHoursOf(offer) * usableShare(true)) / outageHours;
  return Math.floor((Math.min(poeUpsWatts, byBattery) - converterWatts) / mostWatts);
}

/** Switches or their backup that are to be quoted cost more than what is on the list. */
function costWithSwitches(
  market: Market,
  { watts }: PointLoad,
  switches: readonly Pieces[] | undefined,
  outageHours: number,
): number {
  const need = backupNeed([{ name: 'local-switch', watts, twice: false }], outageHours);
  const backup = chooseBackup(need, market);
  if (!switches || !backup) return Number.POSITIVE_INFINITY;
  const ofSwitches = switches.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);
  return ofSwitches + backup.offer.price * backup.units;
}
