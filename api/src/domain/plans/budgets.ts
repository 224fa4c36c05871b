import type { PlanBudget } from '@app/contracts/security-plan';
import type { Bill } from './bill.ts';
import type { PartCounts } from './counted-parts.ts';
import type { Scope } from './plan-parts.ts';
import { type Pricing, totalsOf } from './totals.ts';
import { bomOrder } from './words/lines/bom-systems.ts';
import { differencesBetween } from './words/lines/budget-differences.ts';
import { riskAlwaysLeft, risksOfFewer, risksOfLess } from './words/lines/budget-risks.ts';
import { budgetInShort } from './words/lines/in-short.ts';

/** From the least to the most. */
export const scopes = ['essential', 'recommended', 'complete'] as const satisfies readonly Scope[];

/** The plan in one scope. */
export interface Variant {
  readonly parts: PartCounts;
  readonly bill: Bill;
}

/** The three budgets, each with what differs from the recommended one and the risk that it leaves. */
export const budgetsOf = (
  variants: Readonly<Record<Scope, Variant>>,
  pricing: Pricing,
): PlanBudget[] =>
  scopes.map((level, index) => {
    const { parts, bill } = variants[level];
    const less = scopes[index - 1];
    const risks = risksLeft(parts, variants.complete.parts);
    return {
      level,
      totals: totalsOf(bill.lines, pricing),
      bom: [...bill.lines],
      differences:
        level === 'recommended'
          ? []
          : differencesFromRecommended(level, parts, variants.recommended.parts),
      risk: risks.join(' '),
      adds: budgetInShort(parts, less && variants[less].parts),
      open: risks[0] ?? '',
    };
  });

const nothing = {
  essential: 'Nothing: every part of the recommended plan is essential.',
  complete: 'Nothing: the recommended plan leaves nothing to add.',
};

function differencesFromRecommended(
  level: 'essential' | 'complete',
  parts: PartCounts,
  recommended: PartCounts,
): string[] {
  const differences = differencesBetween(parts, recommended);
  return differences.length > 0 ? differences : [nothing[level]];
}

/**
 * The risks that a plan leaves, from what the complete plan has more of.
 * @param complete the parts of the complete plan
 */
function risksLeft(own: PartCounts, complete: PartCounts): string[] {
  const short = [...complete]
    .filter(([key, { quantity }]) => (own.get(key)?.quantity ?? 0) < quantity)
    .map(([, part]) => part);
  const bySystem = Map.groupBy(short, ({ system }) => system);
  const sentences = bomOrder.flatMap((system) => {
    const parts = bySystem.get(system) ?? [];
    const named = parts.flatMap(({ name }) =>
      name === undefined ? [] : (risksOfFewer[system]?.[name] ?? []),
    );
    return named.length > 0 || parts.length === 0 ? named : [risksOfLess[system]];
  });
  return [...new Set(sentences), riskAlwaysLeft].filter((sentence) => sentence !== '');
}
