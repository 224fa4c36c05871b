import { powerValues } from '@app/knowledge/planning/power';
import { type DesignContext, emptyDesign, type SystemDesign } from '../plan-parts.ts';
import { backupHours, backupNeed, beyond } from './power/backup-need.ts';
import { chooseBackup } from './power/choose-backup.ts';
import { isApart, localBackup, localLabour } from './power/local-backup.ts';
import { backupAssumptions, backupCalculations, backupReason } from './power/statements.ts';
import { each, wholeUp } from './purchases.ts';

/**
 * Backup power for what the other systems need in an outage: one for all that stands with the
 * equipment, and one of its own at each local switch and boom. None where the visitor has no outages.
 * Alarm, electric fence, doors and gate motors have batteries of their own in their designs.
 */
export function designPower(
  { market, site }: DesignContext,
  others: readonly SystemDesign[],
): SystemDesign {
  if (site.outageHours === 0) return { ...emptyDesign, assumptions: ['short-power-cuts'] };
  const all = others.flatMap((design) => design.loads);
  const hours = backupHours(site);
  const apart = all.filter(isApart);
  const supplies = apart.flatMap((load) => localBackup(load, market, hours));
  const own = { ...emptyDesign, supplies, labour: localLabour(apart) };
  const loads = all.filter((load) => !isApart(load));
  const whole = backupNeed(loads, hours);
  if (whole.watts === 0)
    return apart.length > 0 ? own : { ...emptyDesign, assumptions: ['nothing-on-backup'] };
  const { spareWatts = 0 } = site.stays;
  const need = beyond(whole, spareWatts);
  if (need.watts === 0)
    return { ...own, assumptions: [{ id: 'inverter-carries', watts: whole.watts, spareWatts }] };
  const backup = chooseBackup(need, market);
  const units = backup?.units ?? 1;
  const item = { id: 'backup', voltAmperes: wholeUp(need.voltAmperes) } as const;
  const reason = backupReason(site, need, backup);
  return {
    ...own,
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
      ...own.labour,
    ],
    calculations: backupCalculations(site, loads, whole, need, backup),
    assumptions: backupAssumptions(site, need, backup),
    commissioning: [{ id: 'backup', outageHours: site.outageHours }],
  };
}
