import type { Replacement, StoredProduct } from '../src/domain/catalogue/ports.ts';

/** As a store does: the last product of each SKU, in the order in which the SKUs came first. */
export function keepLast(
  kept: Map<string, StoredProduct>,
  batch: readonly StoredProduct[],
): readonly Replacement[] {
  const replacements: Replacement[] = [];
  for (const [at, product] of batch.entries()) {
    const earlier = kept.get(product.sku);
    if (earlier) replacements.push({ at, earlier });
    kept.set(product.sku, product);
  }
  return replacements;
}
