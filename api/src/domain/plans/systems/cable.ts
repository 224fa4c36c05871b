import { cableValues } from '@app/knowledge/planning/cable';
import type { Site } from '../site.ts';

/** What one run takes on average, and the factor for waste, as reasons name them. */
export const cableFigures = (trade: Site['trade']) => ({
  run: cableValues.averageRunM[trade],
  waste: cableValues.wasteFactor,
});

/**
 * Cable of runs that start at the equipment, and of what else is laid:
 * (runs × average + others) × 1.15.
 * @param others metres of cable that do not start at the equipment
 * @returns metres
 */
export function cableMetres(runs: number, trade: Site['trade'], others = 0): number {
  const { run, waste } = cableFigures(trade);
  return (runs * run + others) * waste;
}
