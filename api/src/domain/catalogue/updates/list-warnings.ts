import type { FirstOf, ListComparison } from './compare-lists.ts';

/** Of the old list's products a new list may lack this share without a warning. */
const LARGEST_LOSS = 0.2;

/** Something about a new list that the owner has to decide. The message is for the owner. */
export interface ListWarning {
  readonly kind: 'shrinks' | 'below-cost' | 'price-jumps' | 'no-price' | 'no-cost';
  readonly message: string;
}

/**
 * What the owner should know before a list becomes active.
 * @param endIsMarked whether the file itself says that no row is missing at its end. A file that was
 * cut between two statements is good SQL, and a list that loses many products is the only sign of it.
 */
export function warningsOf(
  { before, after, belowCost, jumps, withoutPrice, withoutCost }: ListComparison,
  endIsMarked: boolean,
): readonly ListWarning[] {
  const warnings: ListWarning[] = [];
  if (after < before * (1 - LARGEST_LOSS)) {
    const cut = ' Nothing in the file says where it ends, so it may be cut off.';
    const message = `The file has ${after} products, and the price list has ${before}.${endIsMarked ? '' : cut}`;
    warnings.push({ kind: 'shrinks', message });
  }
  if (belowCost > 0) {
    const message =
      belowCost === 1 ? '1 price is below cost.' : `${belowCost} prices are below cost.`;
    warnings.push({ kind: 'below-cost', message });
  }
  if (jumps > 0) {
    const what = jumps === 1 ? '1 price changes' : `${jumps} prices change`;
    warnings.push({ kind: 'price-jumps', message: `${what} by more than 50%.` });
  }
  if (withoutPrice.count > 0) {
    const what = withoutPrice.count === 1 ? '1 price is' : `${withoutPrice.count} prices are`;
    warnings.push({ kind: 'no-price', message: `${what} now R0.00: ${named(withoutPrice)}.` });
  }
  if (withoutCost.count > 0) {
    const what =
      withoutCost.count === 1 ? '1 product now has' : `${withoutCost.count} products now have`;
    warnings.push({ kind: 'no-cost', message: `${what} no cost: ${named(withoutCost)}.` });
  }
  return warnings;
}

function named({ count, first }: Readonly<FirstOf>): string {
  const more = count - first.length;
  return first.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
