import { powerValues } from '@app/knowledge/planning/power';
import { when } from '@app/wording/phrases';
import type { Calculation, Device, SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { wholeUp } from '../purchases.ts';
import { type BackupNeed, type Load, usableShare, wattHoursFor } from './backup-need.ts';
import { type Backup, wattHoursOf } from './choose-backup.ts';

const isLithium = (backup: Backup | undefined): boolean =>
  backup?.offer.features.has('lithium') ?? false;

export function loadCalculation(loads: readonly Load[], need: BackupNeed): Calculation {
  return {
    name: 'Load in an outage',
    formula: 'sum of the watts',
    inputs: loads.map(({ name, watts }) => ({ name, value: `${watts} W` })),
    result: `${need.watts} W`,
    source: 'Our planning values for each device',
  };
}

export const powerCalculation = ({ voltAmperes, watts }: BackupNeed): Calculation => ({
  name: 'Backup power, VA',
  formula: `watts ÷ ${powerValues.powerFactor} × ${powerValues.powerMargin}`,
  inputs: [{ name: 'Load', value: `${watts} W` }],
  result: `${wholeUp(voltAmperes)} VA`,
  source: 'Our planning value',
});

/** Energy that the chosen battery must hold; of a lead battery when none was found. */
export function energyCalculation(
  { outageHours }: Site,
  need: BackupNeed,
  backup: Backup | undefined,
): Calculation {
  const lithium = isLithium(backup);
  const { ageing, depthOfDischarge, efficiency } = lithium ? powerValues.lithium : powerValues.lead;
  return {
    name: 'Backup energy, Wh',
    formula: 'energy used ÷ (depth of discharge × efficiency × ageing)',
    inputs: [
      { name: 'Longest outage', value: `${outageHours} h` },
      { name: 'Energy used, watts × hours', value: `${wholeUp(need.usedWattHours)} Wh` },
      { name: 'Battery', value: lithium ? 'Lithium' : 'Lead' },
      { name: 'Depth of discharge', value: `${depthOfDischarge}` },
      { name: 'Efficiency', value: `${efficiency}` },
      { name: 'Ageing', value: `${ageing}` },
    ],
    result: `${wholeUp(wattHoursFor(need.usedWattHours, lithium))} Wh`,
    source: 'Our planning value',
  };
}

/** Why this backup, with the figures that it must reach. */
export function backupReason(
  { outageHours }: Site,
  need: BackupNeed,
  backup: Backup | undefined,
): Device['reason'] {
  const lithium = isLithium(backup);
  return {
    id: 'backup',
    watts: need.watts,
    outageHours,
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
  { watts }: BackupNeed,
  backup: Backup | undefined,
): SystemDesign['assumptions'] {
  if (!backup) return [];
  const { device, figures, name } = backup.offer;
  const unstated = figures.wattHours === undefined;
  const held = figures.ampereHours !== undefined;
  return [
    ...when(unstated && !held, { id: 'unstated-energy', name }),
    ...when(unstated && held && figures.volts === undefined, { id: 'unstated-voltage', name }),
    ...when(device === 'dc-ups', { id: 'backup-on-12-volts', watts }),
    ...when(backup.units > 1, 'backup-units'),
  ];
}
