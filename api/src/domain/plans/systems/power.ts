import { type DesignContext, emptyDesign, type SystemDesign } from '../plan-parts.ts';

/** Backup power for what the other systems need in an outage. */
export const designPower = (
  _context: DesignContext,
  _others: readonly SystemDesign[],
): SystemDesign => emptyDesign;
