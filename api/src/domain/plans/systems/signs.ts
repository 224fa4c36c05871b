import { type DesignContext, emptyDesign, type SystemDesign } from '../plan-parts.ts';

/** Signs and notices that cameras, fences and armed response need. */
export const designSigns = (
  _context: DesignContext,
  _others: readonly SystemDesign[],
): SystemDesign => emptyDesign;
