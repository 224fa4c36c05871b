import { gateValues as values } from '@app/knowledge/planning/gates';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { voltAmperesFor } from '../power/backup-need.ts';
import { chooseBackup } from '../power/choose-backup.ts';
import { suppliesOf, wholeUp } from '../purchases.ts';
import type { AutomatedGate } from './automated-gate.ts';

/**
 * Backup power for booms that come without a battery, one for all of them: they stand side by side
 * at the entrance, away from the backup power of the building.
 */
export function boomBackup(
  { market, site }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Supply[] {
  const { outageHours } = site;
  const booms = gates.filter(({ kind, motor }) => kind === 'boom' && motor?.hasBattery === false);
  if (booms.length === 0 || outageHours === 0) return [];
  const watts = booms.length * values.boomPeakWatts;
  const wattHours = booms.length * values.boomAverageWatts * outageHours;
  const voltAmperes = voltAmperesFor(watts);
  const backup = chooseBackup({ watts, voltAmperes, usedWattHours: wattHours }, market);
  const figures = { booms: booms.length, outageHours, wattHours };
  return suppliesOf('gates')(
    { kind: 'inverter', offer: backup?.offer, quantity: backup?.units ?? 1 },
    { id: 'boom-backup', voltAmperes: wholeUp(voltAmperes), wattHours },
    { id: 'boom-backup', ...figures, voltAmperes: wholeUp(voltAmperes) },
  );
}
