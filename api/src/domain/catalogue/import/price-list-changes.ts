import type { PriceListStore, StoredProduct } from '../ports.ts';

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
  readonly #before: Map<string, number>;
  #added = 0;
  #changed = 0;

  private constructor(before: Map<string, number>, lostPredecessor?: string) {
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

  /** Takes products of the new list, each SKU once. */
  count(products: readonly StoredProduct[]): void {
    for (const product of products) {
      const before = this.#before.get(product.sku);
      if (before === undefined) this.#added++;
      else if (before !== hashOf(product)) this.#changed++;
      this.#before.delete(product.sku);
    }
  }

  /** Valid once all products have been counted. */
  get changes(): PriceListChanges {
    return { added: this.#added, changed: this.#changed, removed: this.#before.size };
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
