import { type DesignContext, emptyDesign, type SystemDesign } from '../plan-parts.ts';

/** Hours of the other systems, and handover. */
export const designLabour = (
  _context: DesignContext,
  _others: readonly SystemDesign[],
): SystemDesign => emptyDesign;
