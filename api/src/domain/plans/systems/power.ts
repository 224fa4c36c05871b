import { powerValues } from '@app/knowledge/planning/power';
import { type DesignContext, emptyDesign, type SystemDesign } from '../plan-parts.ts';
import { backupHours, backupNeed, beyond } from './power/backup-need.ts';
import { chooseBackup } from './power/choose-backup.ts';
import { backupAssumptions, backupCalculations, backupReason } from './power/statements.ts';
import { each, wholeUp } from './purchases.ts';

/**
 * Backup power for what the other systems need in an outage. None where the visitor has no outages.
 * Alarm, electric fence and gate motors have batteries of their own in their designs.
 */
export function designPower(
  { market, site }: DesignContext,
  others: readonly SystemDesign[],
): SystemDesign {
  if (site.outageHours === 0) return { ...emptyDesign, assumptions: ['short-power-cuts'] };
  const loads = others.flatMap((design) => design.loads);
  const all = backupNeed(loads, backupHours(site));
  if (all.watts === 0) return { ...emptyDesign, assumptions: ['nothing-on-backup'] };
  const { spareWatts = 0 } = site.stays;
  const need = beyond(all, spareWatts);
  if (need.watts === 0) {
    return {
      ...emptyDesign,
      assumptions: [{ id: 'inverter-carries', watts: all.watts, spareWatts }],
    };
  }
  const backup = chooseBackup(need, market);
  const units = backup?.units ?? 1;
  const item = { id: 'backup', voltAmperes: wholeUp(need.voltAmperes) } as const;
  const reason = backupReason(site, need, backup);
  return {
    ...emptyDesign,
    devices: each(units, (index) => ({
      id: `power-backup-${index + 1}`,
      system: 'power',
      symbol: 'power',
      label: { id: 'backup', number: index + 1 },
      kind: 'inverter',
      offer: backup?.offer,
      item,
      reason,
      place: { at: 'equipment' },
    })),
    labour: [
      {
        task: { id: 'backup', units },
        hours: units * powerValues.hoursPerUnit,
      },
    ],
    calculations: backupCalculations(site, loads, all, need, backup),
    assumptions: backupAssumptions(site, need, backup),
    commissioning: [{ id: 'backup', outageHours: site.outageHours }],
  };
}
