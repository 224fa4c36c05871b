import type { ProposalRequest } from '@app/contracts/proposal';
import type { BudgetLevel, SecurityPlan } from '@app/contracts/security-plan';
import { useApi } from '@app/kit';
import { useState } from 'react';
import { fetchPlanOf } from '../flow/plan-calls.ts';
import { type Problem, problemAfter } from '../flow/problem.ts';
import { useTurns } from '../flow/use-turns.ts';
import { planTexts } from '../plan-texts.ts';
import type { PlanSource } from '../take-along/plan-source.ts';

type Choice =
  | { readonly kind: 'made' }
  | { readonly kind: 'asking'; readonly level: BudgetLevel }
  | { readonly kind: 'failed'; readonly level: BudgetLevel; readonly problem: Problem };

/** The budget that the plan is for. Another one is asked of the API, so that drawing, list and totals agree. */
export function useBudget(
  plan: SecurityPlan,
  establishmentType: string,
  source: PlanSource | undefined,
) {
  const api = useApi();
  const [choice, setChoice] = useState<Choice>({ kind: 'made' });
  const turns = useTurns();
  const made = plan.budget ?? 'recommended';

  async function choose(level: BudgetLevel) {
    if (!source) return;
    const isCurrent = turns.begin();
    if (level === made) return setChoice({ kind: 'made' });
    setChoice({ kind: 'asking', level });
    const { responses, outline } = source;
    // Type and answers were checked when the plan was made.
    const request = {
      establishmentType,
      responses,
      budget: level,
      ...(outline && { outline }),
    } as ProposalRequest;
    const answer = await fetchPlanOf(api, request);
    if (!isCurrent()) return;
    if (answer.ok) {
      source.onBudget(answer.value);
      return setChoice({ kind: 'made' });
    }
    console.error(answer.failure.detail);
    const problem = problemAfter(answer.failure, planTexts.planFailed);
    setChoice({ kind: 'failed', level, problem });
  }

  return {
    made,
    /** The one that is marked, also while its plan is on the way. */
    marked: choice.kind === 'asking' ? choice.level : made,
    isAsking: choice.kind === 'asking',
    failed: choice.kind === 'failed' ? choice : undefined,
    choose,
  };
}

export type BudgetAccess = ReturnType<typeof useBudget>;
