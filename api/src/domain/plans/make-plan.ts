import { billOf } from './bill.ts';
import { budgetsOf, type Variant } from './budgets.ts';
import { designSite } from './design-site.ts';
import type { Market } from './market/market.ts';
import type { Plan } from './plan.ts';
import type { Calculation, Scope } from './plan-parts.ts';
import type { Site } from './site.ts';
import {
  assumptionsOf,
  complianceOf,
  exclusionsOf,
  layOut,
  nextStepsOf,
  requirementsOf,
  threatsOf,
} from './stand-ins.ts';
import { type Pricing, totalsOf } from './totals.ts';

export interface PlanInput extends Pricing {
  readonly site: Site;
  readonly market: Market;
}

/**
 * The whole plan for a site, from the rules alone. Pure: the same site and the same price list give
 * the same plan.
 */
export function makePlan({ site, market, ...pricing }: PlanInput): Plan {
  const variants = {
    essential: variantOf(site, market, 'essential'),
    recommended: variantOf(site, market, 'recommended'),
    complete: variantOf(site, market, 'complete'),
  };
  const { designs, bill } = variants.recommended;
  const devices = designs.flatMap((design) => design.devices);
  const threats = threatsOf(site, designs);
  return {
    questions: [],
    requirements: requirementsOf(site, designs),
    ...(site.type === 'Residential Home'
      ? { risk_assessment: threats }
      : { process_analysis: threats }),
    bom: [...bill.lines],
    totals: totalsOf(bill.lines, pricing),
    assumptions: assumptionsOf(site, designs),
    exclusions: exclusionsOf(site, designs),
    compliance: complianceOf(site, designs),
    refusals: distinct(designs.flatMap(({ refusals }) => refusals)),
    calculations: designs.flatMap(({ calculations }) => calculations.map(writable)),
    layout: layOut(site, devices, bill.lineOf),
    commissioning: distinct(designs.flatMap(({ commissioning }) => commissioning)),
    nextSteps: nextStepsOf(site, designs),
    budgets: budgetsOf(variants, pricing),
    source: 'rules',
  };
}

function variantOf(site: Site, market: Market, scope: Scope): Variant {
  const designs = designSite({ site, market, scope });
  return { designs, bill: billOf(designs) };
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

const writable = (calculation: Calculation) => ({
  ...calculation,
  inputs: calculation.inputs.map((input) => ({ ...input })),
});
