import { compareText } from './catalogue-order.ts';
import type { HitList } from './hit-list.ts';
import { FIELD_BITS, SKU_EXACT_WEIGHT, SKU_PREFIX_WEIGHT } from './ranking.ts';
import { lowerBound, prefixRange } from './sorted-keys.ts';

/** Finds products whose normalized SKU is a key, or also those whose SKU begins with it. */
type SkuMatches = (key: string, alsoLonger: boolean) => HitList;

/** `skus` holds the normalized SKU of each ordinal. */
export function createSkuMatches(skus: readonly string[]): SkuMatches {
  const ordinalOf = Uint32Array.from(skus, (_, ordinal) => ordinal);
  ordinalOf.sort((a, b) => compareText(skus[a] as string, skus[b] as string) || a - b);
  const keys = Array.from(ordinalOf, (ordinal) => skus[ordinal] as string);
  return (key, alsoLonger) => {
    const { from, to } = alsoLonger
      ? prefixRange(keys, key)
      : { from: lowerBound(keys, key), to: lowerBound(keys, `${key}\0`) };
    const ordinals = ordinalOf.slice(from, to).sort();
    return {
      entries: ordinals.map((ordinal) => ordinal << FIELD_BITS),
      weights: Uint16Array.from(ordinals, (ordinal) =>
        skus[ordinal] === key ? SKU_EXACT_WEIGHT : SKU_PREFIX_WEIGHT,
      ),
      base: 0,
    };
  };
}
