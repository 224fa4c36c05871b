import type { HitList } from './hit-list.ts';
import type { Postings } from './postings.ts';
import { type Grade, matchWeight } from './ranking.ts';

/** Merges the postings of many terms into one list, each product with its best weight. */
type Merge = (terms: readonly number[], gradeOf: (term: number) => Grade) => HitList;

/** Creates a merge for postings of `productCount` products. */
export function createMerge(postings: Postings, productCount: number): Merge {
  // All zero between two calls, so that a query neither allocates nor clears it.
  const best = new Uint16Array(productCount);

  return (terms, gradeOf) => {
    const [only] = terms;
    if (only !== undefined && terms.length === 1) return listOf(postings.of(only), gradeOf(only));
    let seen = 0;
    for (const term of terms) {
      const list = postings.of(term);
      const grade = gradeOf(term);
      for (let index = 0; index < list.length; index++) {
        const posting = list[index] as number;
        const weight = matchWeight(grade, posting & 1);
        const before = best[posting >>> 1] as number;
        if (before === 0) seen++;
        if (weight > before) best[posting >>> 1] = weight;
      }
    }
    return takeOut(best, seen);
  };
}

/** The postings of one term are a list already: ascending, one for each product. */
function listOf(postings: Uint32Array, grade: Grade): HitList {
  const ordinals = new Uint32Array(postings.length);
  const weights = new Uint16Array(postings.length);
  for (let index = 0; index < postings.length; index++) {
    const posting = postings[index] as number;
    ordinals[index] = posting >>> 1;
    weights[index] = matchWeight(grade, posting & 1);
  }
  return { ordinals, weights };
}

function takeOut(best: Uint16Array, seen: number): HitList {
  const ordinals = new Uint32Array(seen);
  const weights = new Uint16Array(seen);
  for (let ordinal = 0, index = 0; index < seen; ordinal++) {
    const weight = best[ordinal] as number;
    if (weight === 0) continue;
    ordinals[index] = ordinal;
    weights[index] = weight;
    best[ordinal] = 0;
    index++;
  }
  return { ordinals, weights };
}
