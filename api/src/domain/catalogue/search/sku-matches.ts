import { compareText } from './catalogue-order.ts';
import type { HitList } from './hit-list.ts';
import { SKU_EXACT_WEIGHT, SKU_PREFIX_WEIGHT } from './ranking.ts';
import { prefixRange } from './sorted-keys.ts';

/** Finds products whose normalized SKU is a key or begins with it. */
type SkuMatches = (key: string) => HitList;

/** `skus` holds the normalized SKU of each ordinal. */
export function createSkuMatches(skus: readonly string[]): SkuMatches {
  const sorted = skus
    .map((sku, ordinal) => ({ sku, ordinal }))
    .sort((a, b) => compareText(a.sku, b.sku));
  const keys = sorted.map(({ sku }) => sku);
  const ordinalOf = Uint32Array.from(sorted, ({ ordinal }) => ordinal);
  return (key) => {
    const { from, to } = prefixRange(keys, key);
    const ordinals = ordinalOf.slice(from, to).sort();
    const weights = Uint16Array.from(ordinals, (ordinal) =>
      skus[ordinal] === key ? SKU_EXACT_WEIGHT : SKU_PREFIX_WEIGHT,
    );
    return { ordinals, weights };
  };
}
