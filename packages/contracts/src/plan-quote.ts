import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { SoundOutline } from './outline-faults.ts';
import { BudgetChoice, EstablishmentTypeAnswer, Responses } from './proposal.ts';
import { rand } from './rand.ts';
import { budgetLevels, PlanSystem, PlanTotals } from './security-plan.ts';
import { SiteLayout } from './site-layout.ts';

const noOutline = 'Please send the outline of the site';

/** What a plan of a drawn site costs and holds, without its texts. */
export const PlanQuote = v.object({
  /** Of the budget that was asked for. */
  totals: PlanTotals,
  budgets: v.array(
    v.object({
      level: v.fallback(v.picklist(budgetLevels), 'recommended'),
      total: rand,
    }),
  ),
  systems: v.array(PlanSystem),
  lines: v.array(
    v.object({
      /** What is needed, in no language; absent in no line of today. */
      id: v.optional(v.string()),
      item: v.string(),
      quantity: v.number(),
      system: v.string(),
    }),
  ),
  layout: SiteLayout,
});
export type PlanQuote = v.InferOutput<typeof PlanQuote>;
export type WirePlanQuote = v.InferInput<typeof PlanQuote>;

/** Stateless, so that a page may send each change of a drawing and keep the last answer only. */
export const quotePlan = defineEndpoint({
  method: 'POST',
  path: '/api/plan-quote',
  summary: 'Total, quantities and drawing of a plan for an outline; nothing is stored',
  request: v.object({
    establishmentType: EstablishmentTypeAnswer,
    responses: Responses,
    budget: BudgetChoice,
    outline: v.nonOptional(SoundOutline, noOutline),
  }),
  response: PlanQuote,
});
