import { powerValues } from '@app/knowledge/planning/power';
import type { SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';

export type Load = SystemDesign['loads'][number];

/** What backup power has to carry. */
export interface BackupNeed {
  readonly watts: number;
  readonly voltAmperes: number;
  /** Energy that the equipment uses in the outage. */
  readonly usedWattHours: number;
}

/** VA of a UPS: W ÷ 0.7 × 1.2 (our planning values for power factor and margin). */
export const voltAmperesFor = (watts: number): number =>
  (watts / powerValues.powerFactor) * powerValues.powerMargin;

/**
 * Share of a battery's watt-hours that reach the equipment: depth of discharge × efficiency × ageing
 * (our planning values for lead and for lithium).
 */
export function usableShare(lithium: boolean): number {
  const { ageing, depthOfDischarge, efficiency } = lithium ? powerValues.lithium : powerValues.lead;
  return depthOfDischarge * efficiency * ageing;
}

/** Wh of a battery: used Wh ÷ (depth of discharge × efficiency × ageing). */
export const wattHoursFor = (usedWattHours: number, lithium: boolean): number =>
  usedWattHours / usableShare(lithium);

/** @param outageHours the longest outage; loads that must survive two in a row count twice */
export function backupNeed(loads: readonly Load[], outageHours: number): BackupNeed {
  const watts = loads.reduce((total, load) => total + load.watts, 0);
  const usedWattHours = loads.reduce(
    (total, load) => total + load.watts * outageHours * (load.twice ? 2 : 1),
    0,
  );
  const peak = loads.reduce((total, load) => total + (load.peakWatts ?? load.watts), 0);
  return { watts, voltAmperes: voltAmperesFor(peak), usedWattHours };
}

/** What backup power that stays does not carry: the same share of watts and of watt-hours. */
export function beyond(need: BackupNeed, spareWatts: number): BackupNeed {
  const share = Math.max(0, need.watts - spareWatts) / need.watts;
  return {
    watts: need.watts * share,
    voltAmperes: need.voltAmperes * share,
    usedWattHours: need.usedWattHours * share,
  };
}

/** Hours that the backup carries: until a generator has started, or the whole outage. */
export const backupHours = ({ outageHours, generator }: Site): number =>
  generator ? Math.min(outageHours, powerValues.generatorHours) : outageHours;
