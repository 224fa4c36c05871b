import type { variantsOf } from '../../src/domain/plans/make-plan.ts';
import type { Plan } from '../../src/domain/plans/plan.ts';
import type { Site } from '../../src/domain/plans/site.ts';

/** A plan with what it was made from, made once for all invariants. */
export interface CheckedPlan {
  readonly site: Site;
  readonly plan: Plan;
  readonly variants: ReturnType<typeof variantsOf>;
}
