import { powerValues } from '@app/knowledge/planning/power';
import type { Market } from '../../market/market.ts';
import type { Supply, SystemDesign } from '../../plan-parts.ts';
import type { LocalLoad } from '../../words/lines/other-systems.ts';
import { sum, suppliesOf, wholeUp } from '../purchases.ts';
import { backupNeed, type Load, usableShare, wattHoursFor } from './backup-need.ts';
import { type Backup, chooseBackup, wattHoursOf } from './choose-backup.ts';

/** A load away from the equipment, which the backup there does not reach. */
export type LoadApart = Omit<Load, 'name' | 'apart'> & {
  readonly name: LocalLoad;
  readonly apart: number;
};

export const isApart = (load: Load): load is LoadApart => load.apart !== undefined;

/** The smallest backup that carries the load, once at each of its places; to be quoted where the list has none. */
export function localBackup(
  load: LoadApart,
  market: Market,
  outageHours: number,
): readonly Supply[] {
  const need = backupNeed([load], outageHours);
  const backup = chooseBackup(need, withoutTwelveVolts(market));
  const lithium = backup?.offer.features.has('lithium') ?? false;
  const units = backup?.units ?? 1;
  const voltAmperes = wholeUp(need.voltAmperes);
  const wattHours = wholeUp(wattHoursFor(need.usedWattHours, lithium));
  return suppliesOf(systemOf[load.name])(
    { kind: backup?.offer.device ?? 'ups', offer: backup?.offer, quantity: units * load.apart },
    { id: 'local-backup', at: load.name, voltAmperes, wattHours },
    {
      id: 'local-backup',
      at: load.name,
      places: load.apart,
      watts: load.watts,
      outageHours,
      voltAmperes,
      usedWattHours: wholeUp(need.usedWattHours),
      share: usableShare(lithium),
      wattHours,
      units,
      unitWattHours: unitWattHours(backup),
    },
  );
}

/** A line of its own, beside what it keeps running. */
const systemOf = { 'local-switch': 'cabling', 'local-supply': 'cabling', boom: 'gates' } as const;

const unitWattHours = (backup: Backup | undefined): number =>
  backup ? wholeUp(wattHoursOf(backup.offer)) : 0;

/** Switches and booms are made for the mains. */
const withoutTwelveVolts = (market: Market): Market => ({
  fitting: (need) => (need.device === 'dc-ups' ? [] : market.fitting(need)),
});

export const localLabour = (loads: readonly LoadApart[]): SystemDesign['labour'] =>
  [...Map.groupBy(loads, ({ name }) => name)].map(([at, own]) => {
    const places = sum(own.map(({ apart }) => apart));
    return { task: { id: 'local-backup', at, places }, hours: places * powerValues.hoursPerUnit };
  });
