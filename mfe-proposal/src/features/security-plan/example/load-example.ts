import type { ApiClient } from '@app/api-client';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { exampleAnswers } from '../../../content/example-answers.ts';
import { fetchPlanOf } from '../flow/plan-calls.ts';

/** The plan of the example answers at the prices of today, or that there is none at the moment. */
export type Example = SecurityPlan | 'unavailable';

export const isExample = (query: URLSearchParams): boolean => query.get('view') === 'example';

export async function loadExample(api: ApiClient): Promise<Example> {
  const plan = await fetchPlanOf(api, exampleAnswers);
  if (plan.ok) return plan.value;
  console.error(plan.failure.detail);
  return 'unavailable';
}
