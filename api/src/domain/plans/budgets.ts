import type { PlanBudget } from '@app/contracts/security-plan';
import type { Bill } from './bill.ts';
import { differencesBetween } from './budget-differences.ts';
import { riskLeft } from './budget-risks.ts';
import type { Scope, SystemDesign } from './plan-parts.ts';
import { type Pricing, totalsOf } from './totals.ts';

/** From the least to the most. */
export const scopes = ['essential', 'recommended', 'complete'] as const satisfies readonly Scope[];

/** The plan in one scope. */
export interface Variant {
  readonly designs: readonly SystemDesign[];
  readonly bill: Bill;
}

/** The three budgets, each with what differs from the recommended one and the risk that it leaves. */
export const budgetsOf = (
  variants: Readonly<Record<Scope, Variant>>,
  pricing: Pricing,
): PlanBudget[] =>
  scopes.map((level) => {
    const { designs, bill } = variants[level];
    return {
      level,
      totals: totalsOf(bill.lines, pricing),
      bom: [...bill.lines],
      differences:
        level === 'recommended'
          ? []
          : differencesFromRecommended(level, designs, variants.recommended.designs),
      risk: riskLeft(designs, variants.complete.designs),
    };
  });

const nothing = {
  essential: 'Nothing: every part of the recommended plan is essential.',
  complete: 'Nothing: the recommended plan leaves nothing to add.',
};

function differencesFromRecommended(
  level: 'essential' | 'complete',
  designs: readonly SystemDesign[],
  recommended: readonly SystemDesign[],
): string[] {
  const differences = differencesBetween(designs, recommended);
  return differences.length > 0 ? differences : [nothing[level]];
}
