import type { PlanDraft } from '../../src/domain/plans/make-plan.ts';
import type { Site } from '../../src/domain/plans/site.ts';

/** A plan with what it was made from, made once for all invariants. */
export interface CheckedPlan extends Pick<PlanDraft, 'plan' | 'variants'> {
  readonly site: Site;
}
