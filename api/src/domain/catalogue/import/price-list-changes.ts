import type { PriceListStore, Replacement, StoredProduct } from '../ports.ts';

/** What a new price list changes, as numbers of products. */
export interface PriceListChanges {
  readonly added: number;
  /** Same SKU, other name, category, cost or price. */
  readonly changed: number;
  readonly removed: number;
}

/** Compares a price list with the one before it, of which only a hash per SKU is kept in memory. */
export class ChangeCounter {
  /** Why the predecessor could not be read. It then counts as an empty list. */
  readonly lostPredecessor: string | undefined;
  /** Products of the predecessor. */
  readonly countBefore: number;
  readonly #before: ReadonlyMap<string, number>;
  #added = 0;
  #changed = 0;
  #kept = 0;

  private constructor(before: ReadonlyMap<string, number>, lostPredecessor?: string) {
    this.#before = before;
    this.countBefore = before.size;
    this.lostPredecessor = lostPredecessor;
  }

  /**
   * Counts against the version that is active now, or against an empty list. A version that is
   * missing or damaged counts as empty, because a new import is what repairs it.
   */
  static async against(priceLists: PriceListStore): Promise<ChangeCounter> {
    const active = await priceLists.active();
    const before = new Map<string, number>();
    if (active === undefined) return new ChangeCounter(before);
    try {
      for await (const batch of priceLists.products(active.id)) {
        for (const product of batch) before.set(product.sku, hashOf(product));
      }
    } catch (fault) {
      return new ChangeCounter(new Map(), fault instanceof Error ? fault.message : String(fault));
    }
    return new ChangeCounter(before);
  }

  /** Counts products of the new list, and no longer those that they replaced. */
  count(products: readonly StoredProduct[], replacements: readonly Replacement[]): void {
    for (const product of products) this.#tally(product, 1);
    for (const { earlier } of replacements) this.#tally(earlier, -1);
  }

  #tally(product: StoredProduct, by: 1 | -1): void {
    const before = this.#before.get(product.sku);
    if (before === undefined) {
      this.#added += by;
      return;
    }
    this.#kept += by;
    if (before !== hashOf(product)) this.#changed += by;
  }

  /** Valid once all products have been counted. */
  get changes(): PriceListChanges {
    return {
      added: this.#added,
      changed: this.#changed,
      removed: this.countBefore - this.#kept,
    };
  }
}

/** 53 bits (cyrb53, public domain, github.com/bryc): about one change in 10^15 would be missed. */
function hashOf({ name, category, cost, price }: StoredProduct): number {
  const text = `${name}\n${category}\n${cost}\n${price}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
