import { cableValues } from '@app/knowledge/planning/cable';
import type { Site } from '../site.ts';

/**
 * Cable of runs that start at the equipment: runs × average × 1.15.
 * @returns metres
 */
export const cableMetres = (runs: number, trade: Site['trade']): number =>
  runs * cableValues.averageRunM[trade] * cableValues.wasteFactor;

/**
 * Whole boxes or drums for so many metres.
 * @param boxMetres what one holds; 305 where the product does not say
 */
export const cableBoxes = (metres: number, boxMetres: number = cableValues.boxM): number =>
  Math.ceil(metres / boxMetres);

/** The rule in words, for a justification: "7 runs × 25 m × 1.15 ÷ 305 m = 1". */
export const cableReason = (
  runs: number,
  trade: Site['trade'],
  boxMetres: number = cableValues.boxM,
): string => {
  const { averageRunM, wasteFactor } = cableValues;
  const boxes = cableBoxes(cableMetres(runs, trade), boxMetres);
  return `${runs} ${runs === 1 ? 'run' : 'runs'} × ${averageRunM[trade]} m × ${wasteFactor} ÷ ${boxMetres} m = ${boxes}`;
};
