import { powerValues } from '@app/knowledge/planning/power';
import { when } from '@app/wording/phrases';
import type { Device, SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { wholeUp } from '../purchases.ts';
import {
  type BackupNeed,
  backupHours,
  type Load,
  usableShare,
  wattHoursFor,
} from './backup-need.ts';
import { type Backup, wattHoursOf } from './choose-backup.ts';

const isLithium = (backup: Backup | undefined): boolean =>
  backup?.offer.features.has('lithium') ?? false;

/** The energy is that of a lead battery when no product was found. */
export const backupCalculations = (
  site: Site,
  loads: readonly Load[],
  all: BackupNeed,
  { watts, voltAmperes, usedWattHours }: BackupNeed,
  backup: Backup | undefined,
): SystemDesign['calculations'] => {
  const lithium = isLithium(backup);
  const outageHours = backupHours(site);
  const spareWatts = site.stays.spareWatts ?? 0;
  return [
    { id: 'load', loads, watts: all.watts },
    ...when(spareWatts > 0, { id: 'beyond-inverter', all: all.watts, spareWatts, watts }),
    { id: 'backup-power', watts, voltAmperes: wholeUp(voltAmperes) },
    {
      id: 'backup-energy',
      lithium,
      outageHours,
      usedWattHours: wholeUp(usedWattHours),
      wattHours: wholeUp(wattHoursFor(usedWattHours, lithium)),
    },
  ];
};

/** Why this backup, with the figures that it must reach. */
export function backupReason(
  site: Site,
  need: BackupNeed,
  backup: Backup | undefined,
): Device['reason'] {
  const lithium = isLithium(backup);
  return {
    id: 'backup',
    watts: need.watts,
    outageHours: backupHours(site),
    voltAmperes: wholeUp(need.voltAmperes),
    usedWattHours: wholeUp(need.usedWattHours),
    share: usableShare(lithium),
    wattHours: wholeUp(wattHoursFor(need.usedWattHours, lithium)),
    lithium,
    units: backup?.units ?? 1,
    unitWattHours: backup ? wholeUp(wattHoursOf(backup.offer)) : 0,
  };
}

export function backupAssumptions(
  site: Site,
  need: BackupNeed,
  backup: Backup | undefined,
): SystemDesign['assumptions'] {
  const estate = site.type === 'Residential Estate';
  return [
    ...when(site.generator, 'generator'),
    ...when(estate && !site.generator, 'no-generator'),
    ...ofBackup(backup, need),
  ];
}

function ofBackup(
  backup: Backup | undefined,
  { watts, usedWattHours }: BackupNeed,
): SystemDesign['assumptions'] {
  if (!backup) return [];
  const { device, figures, name } = backup.offer;
  const held = backup.units * wattHoursOf(backup.offer) * usableShare(isLithium(backup));
  const unstated = figures.wattHours === undefined;
  const stated = figures.ampereHours !== undefined;
  return [
    ...when(unstated && !stated, { id: 'unstated-energy', name }),
    ...when(unstated && stated && figures.volts === undefined, { id: 'unstated-voltage', name }),
    ...when(device === 'dc-ups', { id: 'backup-on-12-volts', watts }),
    ...when(backup.units > 1, 'backup-units'),
    ...when(held >= powerValues.muchTooLargeFactor * usedWattHours, {
      id: 'large-backup',
      name,
      watts,
      usedWattHours: wholeUp(usedWattHours),
      gives: Math.floor(held),
    }),
  ];
}
