import { toRand } from '@app/contracts/money';
import { quotePlan, type WirePlanQuote } from '@app/contracts/plan-quote';
import { encodePlan } from '@app/contracts/security-plan';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import type { Allowance } from '../domain/limits/allowance.ts';
import { readAnswers } from '../domain/plans/answers/read-answers.ts';
import type { Plan } from '../domain/plans/plan.ts';
import type { Planner } from '../domain/plans/planner.ts';
import { badFields, tooManyRequests } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';

interface Dependencies {
  readonly planner: Pick<Planner, 'byRules'>;
  readonly allowance: Allowance;
}

/** What a drawn site costs, while a visitor draws it. */
export function mountPlanQuotes(app: Hono<ServerEnv>, { planner, allowance }: Dependencies): void {
  mountEndpoint(app, quotePlan, async ({ body, c }) => {
    const { establishmentType, responses, budget, outline } = body;
    const taken = await allowance.take(c.get('clientAddress'));
    if (!taken.ok) {
      const { retryAfterSeconds } = taken.failure;
      return failed(tooManyRequests('Too many changes from your network.', retryAfterSeconds));
    }
    const site = readAnswers(establishmentType, responses, outline);
    if (!site.ok) return failed(badFields(site.failure.fields));
    const { plan } = await planner.byRules({ site: site.value, budget });
    return success(quoteOf(plan));
  });
}

function quoteOf(plan: Plan): WirePlanQuote {
  const { totals, layout } = encodePlan(plan);
  return {
    totals,
    layout,
    budgets: plan.budgets.map(({ level, totals }) => ({ level, total: toRand(totals.total) })),
    systems: plan.systems ?? [],
    lines: plan.bom.map(({ id, item, quantity, system }) => ({
      ...(id !== undefined && { id }),
      item,
      quantity,
      system,
    })),
  };
}
