import { bomOrder } from './bom-systems.ts';
import type { PartCounts } from './counted-parts.ts';
import { riskAlwaysLeft, risksOfFewer, risksOfLess } from './words/lines/budget-risks.ts';

/**
 * The risk that a plan leaves, from what the complete plan has more of.
 * @param complete the parts of the complete plan
 */
export function riskLeft(own: PartCounts, complete: PartCounts): string {
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
  return [...new Set(sentences), riskAlwaysLeft].filter((sentence) => sentence !== '').join(' ');
}
