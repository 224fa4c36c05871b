import type { HitList } from './hit-list.ts';
import { FIELD_BITS, FIELDS, type Grade, matchWeight } from './ranking.ts';

/** Postings of one term, or of several one after another, that all match with the same grade. */
export interface Match {
  readonly postings: Uint32Array;
  readonly grade: Grade;
}

/** Merges matches into one list, each product with its best weight. */
export type Merge = (matches: readonly Match[]) => HitList;

const BLOCK_BITS = 6;

/** Creates a merge for postings of `productCount` products. */
export function createMerge(productCount: number): Merge {
  // All zero between two calls, so that a query neither allocates nor clears them.
  const best = new Uint16Array(productCount + (1 << BLOCK_BITS));
  const touched = new Uint8Array((productCount >>> BLOCK_BITS) + 1);

  function takeOut(seen: number): HitList {
    const entries = new Uint32Array(seen);
    const weights = new Uint16Array(seen);
    let size = 0;
    for (let block = 0; size < seen; block++) {
      if (touched[block] === 0) continue;
      touched[block] = 0;
      const end = (block + 1) << BLOCK_BITS;
      for (let ordinal = block << BLOCK_BITS; ordinal < end; ordinal++) {
        const weight = best[ordinal] as number;
        if (weight === 0) continue;
        entries[size] = ordinal << FIELD_BITS;
        weights[size] = weight;
        best[ordinal] = 0;
        size++;
      }
    }
    return { entries, weights, base: 0 };
  }

  return (matches) => {
    let seen = 0;
    for (const { postings, grade } of matches) {
      const step = matchWeight(grade, 0);
      for (let index = 0; index < postings.length; index++) {
        const posting = postings[index] as number;
        const ordinal = posting >>> FIELD_BITS;
        const weight = step + (posting & FIELDS);
        const before = best[ordinal] as number;
        if (before === 0) {
          seen++;
          touched[ordinal >>> BLOCK_BITS] = 1;
        }
        if (weight > before) best[ordinal] = weight;
      }
    }
    return takeOut(seen);
  };
}

/** The postings of one term are a list already: ascending, one for each product. */
export const listOf = ({ postings, grade }: Match): HitList => ({
  entries: postings,
  base: matchWeight(grade, 0),
});
