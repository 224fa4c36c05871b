import type { PlanBudget } from '@app/contracts/security-plan';
import type { Bill } from './bill.ts';
import type { PartCounts } from './counted-parts.ts';
import type { Scope } from './plan-parts.ts';
import { type Pricing, totalsOf } from './totals.ts';
import { bomOrder } from './words/lines/bom-systems.ts';
import { differencesBetween } from './words/lines/budget-differences.ts';
import {
  riskAlwaysLeft,
  risksOfFewer,
  risksOfLess,
  risksWithout,
} from './words/lines/budget-risks.ts';
import { dearestAddition, shareReason } from './words/lines/budget-share.ts';
import { budgetInShort } from './words/lines/in-short.ts';

/** From the least to the most. */
export const scopes = ['essential', 'recommended', 'complete'] as const satisfies readonly Scope[];

/** The plan in one scope. */
export interface Variant {
  readonly parts: PartCounts;
  readonly bill: Bill;
  /** What it leaves open, in sentences. */
  readonly open: string[];
}

/** The three budgets, each with what differs from the recommended one and the risk that it leaves. */
export const budgetsOf = (
  variants: Readonly<Record<Scope, Variant>>,
  pricing: Pricing,
): PlanBudget[] =>
  scopes.map((level, index) => {
    const { parts, bill, open } = variants[level];
    const less = scopes[index - 1];
    const risks = risksLeft(parts, variants.complete.parts, open);
    return {
      level,
      totals: totalsOf(bill.lines, pricing),
      bom: [...bill.lines],
      differences: level === 'recommended' ? [] : differencesFromRecommended(level, variants),
      risk: risks.join(' '),
      adds: addsOf(variants[level], less && variants[less]),
      open: risks[0] ?? '',
    };
  });

/** One sentence: what a budget adds to the one before it, and what most of that costs. */
function addsOf({ bill, parts }: Variant, less: Variant | undefined): string {
  const adds = budgetInShort(parts, less?.parts);
  const dearest = less && dearestAddition(less.bill, bill);
  return dearest ? adds.replace(/\.$/, `; ${dearest}.`) : adds;
}

const nothing = {
  essential: 'Nothing: every part of the recommended plan is essential.',
  complete: 'Nothing: the recommended plan leaves nothing to add.',
};

function differencesFromRecommended(
  level: 'essential' | 'complete',
  { [level]: own, recommended }: Readonly<Record<Scope, Variant>>,
): string[] {
  const differences = differencesBetween(own.parts, recommended.parts);
  if (differences.length === 0) return [nothing[level]];
  return level === 'complete'
    ? differences
    : [...differences, ...shareReason(own.bill, recommended.bill)];
}

/**
 * The risks that a plan leaves: what it leaves open, then what the complete plan has more of.
 * @param complete the parts of the complete plan
 */
function risksLeft(own: PartCounts, complete: PartCounts, open: readonly string[]): string[] {
  const short = [...complete]
    .filter(([key, { quantity }]) => (own.get(key)?.quantity ?? 0) < quantity)
    .map(([, part]) => part);
  const bySystem = Map.groupBy(short, ({ system }) => system);
  const planned = new Set([...own.values()].map(({ system }) => system));
  const sentences = bomOrder.flatMap((system) => {
    const without = bySystem.has(system) && !planned.has(system) ? risksWithout[system] : undefined;
    if (without !== undefined) return [without];
    const parts = bySystem.get(system) ?? [];
    const named = parts.flatMap(({ name }) =>
      name === undefined ? [] : (risksOfFewer[system]?.[name] ?? []),
    );
    if (parts.length === 0) return [];
    // The wires of a fence follow from none of the devices that are named.
    const alsoLess = system === 'fence' && parts.some(({ drawn }) => !drawn);
    return named.length === 0 || alsoLess ? [...named, risksOfLess[system]] : named;
  });
  const all = [...open, ...new Set(sentences), riskAlwaysLeft];
  return all.filter((sentence) => sentence !== '');
}
