import { formatRand } from '@app/contracts/money';
import { listed, uncapitalised } from '@app/wording/phrases';
import type { Bill } from '../../bill.ts';

/** An essential budget is meant to cost between these shares of the recommended one. */
const leastShare = 0.5;
const mostShare = 0.75;

/** Systems that a sentence names. */
const NAMED = 3;

/**
 * Why an essential budget costs more or less of the recommended one than it is meant to; nothing
 * where it does not, or where nothing has a price.
 */
export function shareReason(essential: Bill, recommended: Bill): string[] {
  const [own, other] = [bySystem(essential), bySystem(recommended)];
  const total = sumOf(other.values());
  if (total === 0) return [];
  const share = sumOf(own.values()) / total;
  if (share > mostShare) {
    const costly = largest([...own].filter(([system]) => !always.has(system)));
    const percent = Math.max(1, Math.round((1 - share) * 100));
    return [
      `It costs ${percent}% less than the recommended budget and not more, because it needs ${costly} too.`,
    ];
  }
  if (share >= leastShare) return [];
  const added = [...other].map(
    ([system, cost]) => [system, cost - (own.get(system) ?? 0)] as const,
  );
  return [
    `It costs less than half of the recommended budget, which adds most for ${largest(added)}.`,
  ];
}

/** The part of a difference that one system has to make for a sentence of its own. */
const largeShare = 0.33;

/** "R16 365.00 of the difference is backup power": what a visitor could leave out to pay less. */
export function dearestAddition(less: Bill, more: Bill): string {
  const before = bySystem(less);
  const added = [...bySystem(more)].map(
    ([system, cost]) => [system, cost - (before.get(system) ?? 0)] as const,
  );
  const difference = added.reduce((sum, [, cost]) => sum + cost, 0);
  const [dearest] = added
    .filter(([system]) => !always.has(system))
    .toSorted(([, one], [, other]) => other - one);
  return dearest && difference > 0 && dearest[1] >= largeShare * difference
    ? `${formatRand(Math.min(dearest[1], difference))} of the difference is ${uncapitalised(dearest[0])}`
    : '';
}

/** What every plan has. */
const always = new Set(['Labour', 'Signs']);

function bySystem({ lines }: Bill): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  for (const { system, lineTotal = 0 } of lines)
    costs.set(system, (costs.get(system) ?? 0) + lineTotal);
  return costs;
}

const sumOf = (costs: Iterable<number>): number => [...costs].reduce((sum, cost) => sum + cost, 0);

/** "video, alarm and electric fence", the most expensive first. */
const largest = (costs: readonly (readonly [system: string, cost: number])[]): string =>
  listed(
    costs
      .filter(([, cost]) => cost > 0)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, NAMED)
      .map(([system]) => uncapitalised(system)),
  );
