import type { PriceListStore } from '../ports.ts';
import { compareLists, type ListComparison } from './compare-lists.ts';
import type { ProductBatches } from './list-cursor.ts';

export interface ComparedWithActive {
  /** Number of the change that made the list active with which it was compared. */
  readonly base: number;
  readonly comparison: ListComparison;
  /** Why that list could not be read. It then counts as an empty one. */
  readonly lostPredecessor: string | undefined;
}

/**
 * Compares a new list with the one that is active now, or with an empty one. A list that is missing or
 * damaged counts as empty, because a new import is what repairs it.
 * @param after gives the products of the new list from the start, each time that it is called.
 */
export async function compareWithActive(
  priceLists: Pick<PriceListStore, 'changes' | 'products'>,
  after: () => ProductBatches,
): Promise<ComparedWithActive> {
  const [latest] = await priceLists.changes(1);
  if (!latest) {
    return { base: 0, comparison: await compareLists(none(), after()), lostPredecessor: undefined };
  }
  const base = latest.number;
  try {
    const before = explained(priceLists.products(latest.versionId));
    return { base, comparison: await compareLists(before, after()), lostPredecessor: undefined };
  } catch (fault) {
    if (!(fault instanceof LostList)) throw fault;
    return {
      base,
      comparison: await compareLists(none(), after()),
      lostPredecessor: fault.message,
    };
  }
}

/** Number of the latest change; 0 when there was none. */
export const latestChange = async (priceLists: Pick<PriceListStore, 'changes'>): Promise<number> =>
  (await priceLists.changes(1))[0]?.number ?? 0;

/** The list before could not be read. */
class LostList extends Error {}

async function* explained(products: ProductBatches): ProductBatches {
  try {
    yield* products;
  } catch (fault) {
    throw new LostList(fault instanceof Error ? fault.message : String(fault), { cause: fault });
  }
}

async function* none(): ProductBatches {}
