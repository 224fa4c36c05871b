import type { StoredProduct } from '../ports.ts';
import { Largest } from './largest.ts';
import { ListCursor, type Listed, type ProductBatches } from './list-cursor.ts';

/** Entries of each list of a comparison. The counts are of all products. */
export const LISTED = 100;
/** SKUs that are named where there is no room for a list. */
const NAMED = 5;
/** A price that changes by more than this share is a jump. */
const JUMP = 0.5;

/** A product whose price changes; all amounts in cents. */
export interface PriceChange extends Listed {
  readonly before: number;
  readonly after: number;
  readonly cost: number;
}

/** A product that is sold below its cost; both in cents. */
export interface BelowCost extends Listed {
  readonly cost: number;
  readonly price: number;
}

/** A product with its price in cents. */
export interface PricedProduct extends Listed {
  readonly price: number;
}

/** Products of which only the first are named. */
export interface FirstOf {
  count: number;
  /** SKUs, in their order. */
  readonly first: string[];
}

/** What becomes different when one price list follows another. */
export interface ListComparison {
  /** Products of the two lists. */
  readonly before: number;
  readonly after: number;
  readonly added: number;
  readonly removed: number;
  /** Same SKU, other name, category, cost or price. */
  readonly changed: number;
  /** Same SKU, other price. */
  readonly repriced: number;
  readonly jumps: number;
  /** Products that the new list sells below cost, and the old list did not at this price and cost. */
  readonly belowCost: number;
  /** Products that the new list has at R0.00, and the old list did not. */
  readonly withoutPrice: Readonly<FirstOf>;
  /** Products that have no cost in the new list, and were not so in the old list. */
  readonly withoutCost: Readonly<FirstOf>;
  /** The first products by SKU. */
  readonly addedProducts: readonly PricedProduct[];
  readonly removedProducts: readonly PricedProduct[];
  /** The largest changes first, by their share of the price before. */
  readonly priceChanges: readonly PriceChange[];
  /** The largest loss first. */
  readonly belowCostProducts: readonly BelowCost[];
}

/** How much a price changes, as a share of the price before; infinite when that was nothing. */
export const changeOf = ({ before, after }: Pick<PriceChange, 'before' | 'after'>): number =>
  Math.abs(after - before) / before;

export const isJump = (change: Pick<PriceChange, 'before' | 'after'>): boolean =>
  changeOf(change) > JUMP;

export const isBelowCost = ({ cost, price }: Pick<BelowCost, 'cost' | 'price'>): boolean =>
  price < cost;

/**
 * Compares two lists whose products come in the order of `compareSkus`. Of neither more than a batch
 * is in memory.
 */
export async function compareLists(
  before: ProductBatches,
  after: ProductBatches,
): Promise<ListComparison> {
  const old = new ListCursor(before);
  const next = new ListCursor(after);
  try {
    return await merge(old, next);
  } finally {
    await old.close();
    await next.close();
  }
}

async function merge(old: ListCursor, next: ListCursor): Promise<ListComparison> {
  const tally = new Tally();
  for (;;) {
    if (old.isSpent) await old.fetch();
    if (next.isSpent) await next.fetch();
    const left = old.current;
    const right = next.current;
    if (!left && !right) return tally.result;
    const order = !left ? 1 : !right ? -1 : compareSkus(left.sku, right.sku);
    if (left && order <= 0) old.advance();
    if (right && order >= 0) next.advance();
    if (left && right && order === 0) tally.kept(left, right);
    else if (left && order < 0) tally.removed(left);
    else if (right) tally.added(right);
  }
}

/** What was found of two lists so far. */
class Tally {
  readonly #counts = {
    before: 0,
    after: 0,
    added: 0,
    removed: 0,
    changed: 0,
    repriced: 0,
    jumps: 0,
    belowCost: 0,
  };
  readonly #withoutPrice: FirstOf = { count: 0, first: [] };
  readonly #withoutCost: FirstOf = { count: 0, first: [] };
  readonly #added: PricedProduct[] = [];
  readonly #removed: PricedProduct[] = [];
  readonly #priceChanges = new Largest<PriceChange>(LISTED, changeOf);
  readonly #belowCost = new Largest<BelowCost>(LISTED, ({ cost, price }) => cost - price);

  added(product: StoredProduct): void {
    this.#counts.after++;
    this.#counts.added++;
    if (this.#added.length < LISTED) this.#added.push(priced(product));
    if (isBelowCost(product)) this.#foundBelowCost(product);
    if (product.price === 0) countIn(this.#withoutPrice, product);
    if (product.cost === 0) countIn(this.#withoutCost, product);
  }

  removed(product: StoredProduct): void {
    this.#counts.before++;
    this.#counts.removed++;
    if (this.#removed.length < LISTED) this.#removed.push(priced(product));
  }

  kept(before: StoredProduct, after: StoredProduct): void {
    this.#counts.before++;
    this.#counts.after++;
    const { name, category, cost, price } = after;
    const isRepriced = price !== before.price;
    const isOtherCost = cost !== before.cost;
    if (isRepriced) this.#foundPriceChange(before, after);
    // What the owner has sold below cost so far needs no second decision.
    if ((isRepriced || isOtherCost) && isBelowCost(after)) this.#foundBelowCost(after);
    if (price === 0 && isRepriced) countIn(this.#withoutPrice, after);
    if (cost === 0 && isOtherCost) countIn(this.#withoutCost, after);
    const isChanged =
      isRepriced || isOtherCost || name !== before.name || category !== before.category;
    if (isChanged) this.#counts.changed++;
  }

  get result(): ListComparison {
    return {
      ...this.#counts,
      withoutPrice: this.#withoutPrice,
      withoutCost: this.#withoutCost,
      addedProducts: this.#added,
      removedProducts: this.#removed,
      priceChanges: this.#priceChanges.items,
      belowCostProducts: this.#belowCost.items,
    };
  }

  #foundPriceChange(before: StoredProduct, { sku, name, cost, price }: StoredProduct): void {
    const change = { sku, name, before: before.price, after: price, cost };
    this.#counts.repriced++;
    if (isJump(change)) this.#counts.jumps++;
    this.#priceChanges.add(change);
  }

  #foundBelowCost({ sku, name, cost, price }: StoredProduct): void {
    this.#counts.belowCost++;
    this.#belowCost.add({ sku, name, cost, price });
  }
}

function countIn(found: FirstOf, { sku }: StoredProduct): void {
  found.count++;
  if (found.first.length < NAMED) found.first.push(sku);
}

const priced = ({ sku, name, price }: StoredProduct): PricedProduct => ({ sku, name, price });

/**
 * The order in which every store gives the products of a list: by code points, as bytes of UTF-8 are
 * ordered. Negative when the first SKU comes first.
 */
export function compareSkus(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const left = one.charCodeAt(at);
    const right = other.charCodeAt(at);
    if (left !== right) return rankOf(left) - rankOf(right);
  }
  return one.length - other.length;
}

/** Surrogates stand for code points above all others, but their own codes are below U+E000. */
function rankOf(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
