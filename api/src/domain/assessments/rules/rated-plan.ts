import type { PartPlan } from './plan-parts.ts';
import type { Rating } from './rate-threat.ts';

/** An area with what threatens it, the highest score first. */
export interface RatedPlan extends PartPlan {
  readonly ratings: readonly Rating[];
}
