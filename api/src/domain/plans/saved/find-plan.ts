import { SecurityPlan } from '@app/contracts/security-plan';
import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';
import type { Plan } from '../plan.ts';
import type { PlanRevision, PlanStore } from '../ports.ts';
import { isPlanToken } from './plan-token.ts';

export interface UnknownPlan {
  readonly kind: 'unknown-plan';
}

/** A revision of a saved plan by the token of its link: the newest one unless one is named. */
export async function findRevision(
  plans: Pick<PlanStore, 'get' | 'list'>,
  token: string,
  revision?: number,
): Promise<Result<PlanRevision, UnknownPlan>> {
  if (!isPlanToken(token)) return unknownPlan;
  const wanted = revision ?? (await plans.list(token)).at(-1)?.revision;
  const found = wanted === undefined ? undefined : await plans.get(token, wanted);
  return found ? success(found) : unknownPlan;
}

/** The plan of a revision in cents. What an older program stored is read as older answers are. */
export const planOf = ({ plan }: Pick<PlanRevision, 'plan'>): Plan => v.parse(SecurityPlan, plan);

const unknownPlan = failed<UnknownPlan>({ kind: 'unknown-plan' });
