import * as v from 'valibot';
import { toRand } from './money.ts';
import { rand } from './rand.ts';
import { ReportSource } from './report.ts';
import { SiteLayout } from './site-layout.ts';

export const BomLine = v.object({
  /**
   * What is needed, in no language: "fence-bracket strands=8". Plans that were stored before lines had
   * one have none.
   */
  id: v.optional(v.string()),
  /** At least 1. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  item: v.string(),
  /** Names the rule and what went into it. */
  justification: v.string(),
  system: v.string(),
  /** These three together, or none of them when the line is to be quoted. */
  sku: v.optional(v.string()),
  unitPrice: v.optional(rand),
  lineTotal: v.optional(rand),
});
export type BomLine = v.InferOutput<typeof BomLine>;

export const PlanTotals = v.object({
  /** Without VAT. */
  subtotal: rand,
  vat: rand,
  total: rand,
  currency: v.string(),
  /** ISO date of the price list; absent when there is none and every line is to be quoted. */
  priceListDate: v.optional(v.string()),
});
export type PlanTotals = v.InferOutput<typeof PlanTotals>;

/** One threat of the risk assessment or of the process analysis. */
export const PlanThreat = v.object({
  threat: v.string(),
  /** 1 (rare) to 5 (expected). */
  likelihood: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** 1 (minor) to 5 (severe). */
  impact: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Why it is rated so, from the answers. */
  reason: v.string(),
  /** What of this plan answers it, the most important first. */
  controls: v.array(v.string()),
});
export type PlanThreat = v.InferOutput<typeof PlanThreat>;

export const PlanCalculation = v.object({
  name: v.string(),
  formula: v.string(),
  /** Values of what the formula names, with their units: "6 cameras". */
  inputs: v.array(v.object({ name: v.string(), value: v.string() })),
  /** With its unit. */
  result: v.string(),
  /** Standard, manual or "our planning value". */
  source: v.string(),
});
export type PlanCalculation = v.InferOutput<typeof PlanCalculation>;

/** From the least to the most. */
export const budgetLevels = ['essential', 'recommended', 'complete'] as const;
export type BudgetLevel = (typeof budgetLevels)[number];

export const PlanBudget = v.object({
  level: v.fallback(v.picklist(budgetLevels), 'recommended'),
  totals: PlanTotals,
  bom: v.array(BomLine),
  /** What differs from the recommended plan; empty for that one. */
  differences: v.array(v.string()),
  /** The risk that this budget leaves. */
  risk: v.string(),
  /** One sentence: what it has, or adds to the budget before it. Absent in older plans, as below. */
  adds: v.optional(v.string()),
  /** One sentence: the first risk that it leaves. */
  open: v.optional(v.string()),
});
export type PlanBudget = v.InferOutput<typeof PlanBudget>;

/** One run of the cable schedule, as it is measured on the drawing. */
export const PlanCable = v.object({
  /** Of the device at its first end; a dash where the drawing has none. */
  tag: v.string(),
  /** What each end is: "Boundary, view 3 of 14". */
  from: v.string(),
  to: v.string(),
  /** Such as "CAT6, outdoor". */
  type: v.string(),
  /** With heights and slack, without waste. */
  metres: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type PlanCable = v.InferOutput<typeof PlanCable>;

/** One system of the bill of materials in a few words. */
export const PlanSystem = v.object({
  /** The `system` of its lines. */
  name: v.string(),
  title: v.string(),
  /** How many of its devices are drawn. */
  devices: v.number(),
  /** One sentence; empty when its lines say it all. */
  has: v.string(),
});
export type PlanSystem = v.InferOutput<typeof PlanSystem>;

/** What is paid each month for as long as the system is used; never part of the totals. */
export const PlanMonthly = v.object({
  item: v.string(),
  /** At least 1. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Names the rule and what went into it. */
  reason: v.string(),
  /** Both, a month, or neither when it is to be quoted. */
  unitPrice: v.optional(rand),
  lineTotal: v.optional(rand),
});
export type PlanMonthly = v.InferOutput<typeof PlanMonthly>;

/** What the plan takes for granted in place of an answer. */
export const PlanAssumed = v.object({
  /** A few words: "4 people live there". */
  text: v.string(),
  /** Name of the question whose answer replaces it; absent when it is only asked at the visit. */
  question: v.optional(v.string()),
});
export type PlanAssumed = v.InferOutput<typeof PlanAssumed>;

const texts = v.array(v.string());

export const SecurityPlan = v.object({
  /** None are left. */
  questions: v.fallback(v.array(v.never()), []),
  requirements: texts,
  /**
   * What was asked for, or the gravest threats call for, and the recommended budget does not do.
   * Plans that were stored before have none.
   */
  stillOpen: v.optional(texts),
  /** Of a Residential Home; every other establishment has a process analysis. One of the two. */
  risk_assessment: v.optional(v.array(PlanThreat)),
  process_analysis: v.optional(v.array(PlanThreat)),
  /** What the rest of the plan is for: the recommended one when it is absent. */
  budget: v.optional(v.fallback(v.picklist(budgetLevels), 'recommended')),
  /** Of that budget. */
  bom: v.array(BomLine),
  /** In the order of the lines; absent in older plans. */
  systems: v.optional(v.array(PlanSystem)),
  totals: PlanTotals,
  /** Of the same budget; absent in older plans, as below. */
  monthly: v.optional(v.array(PlanMonthly)),
  assumed: v.optional(v.array(PlanAssumed)),
  assumptions: texts,
  exclusions: texts,
  compliance: texts,
  /** Wishes that the plan does not meet because the result would be unlawful or unsafe, each with
   * what is lawful instead. */
  refusals: v.fallback(texts, []),
  calculations: v.array(PlanCalculation),
  layout: SiteLayout,
  /** Of the recommended budget; plans that were stored before cable was measured have none. */
  cables: v.optional(v.array(PlanCable)),
  commissioning: texts,
  nextSteps: v.fallback(texts, []),
  budgets: v.array(PlanBudget),
  source: v.fallback(ReportSource, 'rules'),
});
export type SecurityPlan = v.InferOutput<typeof SecurityPlan>;
/** A plan as it is sent: amounts in rand. */
export type WirePlan = v.InferInput<typeof SecurityPlan>;

/** A plan (cents) as it is sent (rand). */
export const encodePlan = (plan: SecurityPlan): WirePlan => ({
  ...plan,
  bom: plan.bom.map(encodeLine),
  totals: encodeTotals(plan.totals),
  ...(plan.monthly && { monthly: plan.monthly.map(encodeLine) }),
  budgets: plan.budgets.map((budget) => ({
    ...budget,
    bom: budget.bom.map(encodeLine),
    totals: encodeTotals(budget.totals),
  })),
});

function encodeLine<Line extends BomLine | PlanMonthly>({ unitPrice, lineTotal, ...line }: Line) {
  if (unitPrice === undefined || lineTotal === undefined) return line;
  return { ...line, unitPrice: toRand(unitPrice), lineTotal: toRand(lineTotal) };
}

const encodeTotals = (totals: PlanTotals): WirePlan['totals'] => ({
  ...totals,
  subtotal: toRand(totals.subtotal),
  vat: toRand(totals.vat),
  total: toRand(totals.total),
});
