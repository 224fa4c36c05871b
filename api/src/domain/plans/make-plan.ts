import { tagsOf } from '@app/site-plan/device-tags';
import { once } from '@app/wording/phrases';
import { billOf } from './bill.ts';
import { budgetsOf } from './budgets.ts';
import { centralSwitch } from './cabling/central-switch.ts';
import { countParts } from './counted-parts.ts';
import { planSite } from './design-site.ts';
import { essentialSite } from './essential.ts';
import { layOut } from './layout/lay-out.ts';
import type { Market } from './market/market.ts';
import { monthlyOf } from './monthly.ts';
import type { Plan } from './plan.ts';
import type { Scope } from './plan-parts.ts';
import type { Site } from './site.ts';
import { costOf, type Pricing, totalsOf } from './totals.ts';
import { assumedInShort } from './words/assumed-in-short.ts';
import { assumptionsOf } from './words/assumptions.ts';
import { cableSchedule } from './words/cable-schedule.ts';
import { complianceOf } from './words/compliance.ts';
import { exclusionsOf } from './words/exclusions.ts';
import { systemsInShort } from './words/lines/in-short.ts';
import { nextStepsOf } from './words/next-steps.ts';
import { requirementsOf } from './words/requirements.ts';
import { type PlanText, planTexts } from './words/reword-plan.ts';
import { calculationWords } from './words/statements/calculations.ts';
import { handoverTestWords } from './words/statements/handover.ts';
import { refusalWords } from './words/statements/refusals.ts';
import { stillOpenOf } from './words/still-open/still-open.ts';
import { threatsOf } from './words/threats/rate-threats.ts';

export interface PlanInput extends Pricing {
  readonly site: Site;
  readonly market: Market;
  /** The budget that the plan is for. */
  readonly budget?: Scope;
  /** The installer's PSiRA registration number; empty or absent when none is configured. */
  readonly psiraNumber?: string;
}

export interface PlanDraft {
  readonly plan: Plan;
  /** What the plan and its budgets were made from. */
  readonly variants: ReturnType<typeof variantsOf>;
  /** Those of its texts that a model may reword; written when one is asked. */
  readonly texts: () => readonly PlanText[];
}

/**
 * The whole plan for a site, from the rules alone. Pure: the same site and the same price list give
 * the same plan.
 */
export const makePlan = (input: PlanInput): Plan => draftPlan(input).plan;

/** The same, with what a model may reword of it. */
export function draftPlan({
  site,
  market,
  budget = 'recommended',
  psiraNumber = '',
  ...pricing
}: PlanInput): PlanDraft {
  const variants = variantsOf(site, market);
  const { designs, placed, cables, bill, parts, open } = variants[budget];
  const devices = designs.flatMap((design) => design.devices);
  const supplies = designs
    .flatMap((design) => design.supplies)
    .map((supply) => ({ supply, line: bill.lineOfSupply(supply) }));
  const own = tagsOf(devices);
  const tags = new Map([...own, [centralSwitch, `PoE switch at ${own.get('recorder-1') ?? ''}`]]);
  const threats = threatsOf(site, designs);
  const budgets = budgetsOf(variants, pricing);
  const plan: Plan = {
    questions: [],
    requirements: requirementsOf(site),
    stillOpen: open,
    ...(site.type === 'Residential Home'
      ? { risk_assessment: threats }
      : { process_analysis: threats }),
    budget,
    bom: [...bill.lines],
    systems: systemsInShort(site, parts),
    totals: totalsOf(bill.lines, pricing),
    monthly: monthlyOf(site, designs, market),
    assumed: assumedInShort(site),
    assumptions: assumptionsOf(site, designs),
    exclusions: exclusionsOf(site, designs),
    compliance: complianceOf(site, designs, psiraNumber),
    refusals: once(designs.flatMap(({ refusals }) => refusals.map(refusalWords))),
    calculations: designs.flatMap(({ calculations }) => calculations.map(calculationWords)),
    layout: layOut(placed, devices, bill.lineOf, { tags, wiredTo: cables.wiredTo }, supplies),
    cables: cableSchedule(cables.runs, devices, tags),
    commissioning: once(
      designs.flatMap(({ commissioning }) => commissioning.map(handoverTestWords)),
    ),
    nextSteps: nextStepsOf(site, designs),
    budgets,
    source: 'rules',
  };
  const risks = budgets.map(({ risk }) => risk);
  return { plan, variants, texts: () => planTexts(site, designs, risks) };
}

/** The three budgets; each costs at least as much as the one before it. */
function variantsOf(site: Site, market: Market) {
  const complete = variantOf(site, market, 'complete');
  // A bigger recorder may save a switch: what does more and costs less is planned instead.
  const recommended = cheaperOf(complete, variantOf(site, market, 'recommended'));
  const essential = cheaperOf(recommended, variantOf(site, market, 'essential'));
  return { essential, recommended, complete };
}

type Variant = ReturnType<typeof variantOf>;

/** The larger of two plans where it costs less, else the smaller one. */
const cheaperOf = (larger: Variant, smaller: Variant): Variant =>
  costOf(larger.bill.lines) < costOf(smaller.bill.lines) ? larger : smaller;

function variantOf(site: Site, market: Market, scope: Scope) {
  const { designs, placed, cables } = planSite({ site, market, scope });
  // What the essential budget leaves out is no wish that nothing answers: the budget names it.
  const asked = scope === 'essential' ? essentialSite(site) : site;
  const open = stillOpenOf(asked, designs);
  return { designs, placed, cables, parts: countParts(designs), bill: billOf(designs), open };
}
