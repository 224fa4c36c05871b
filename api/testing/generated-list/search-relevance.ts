import type { GeneratedProduct } from './generated-products.ts';
import { type Question, type QuestionKind, questionKinds } from './search-questions.ts';

const TOP = 10;

/**
 * How right the first ten hits are, 0 to 1: the share of right ones among as many as there could be. With
 * nothing to find, 1 for no hits; when one product has to come first, 1 if it does.
 */
export function relevanceOf(
  { fits, first }: Question,
  products: readonly GeneratedProduct[],
  positions: Uint32Array,
): number {
  const top = Array.from(positions.subarray(0, TOP), (at) => products[at]);
  if (first) return top[0] === first ? 1 : 0;
  const possible = firstFitting(products, fits);
  if (possible === 0) return top.length === 0 ? 1 : 0;
  const right = top.filter((product) => product && fits(product)).length;
  return right / Math.max(possible, Math.min(top.length, TOP));
}

/** How many products are right, counted up to ten. */
function firstFitting(products: readonly GeneratedProduct[], fits: Question['fits']): number {
  let count = 0;
  for (const product of products) {
    if (fits(product)) count++;
    if (count === TOP) break;
  }
  return count;
}

/** Mean relevance of the questions of each kind. */
export function relevanceByKind(
  questions: readonly Question[],
  relevance: (question: Question) => number,
): ReadonlyMap<QuestionKind, number> {
  return new Map(
    questionKinds.map((kind) => {
      const all = questions.filter((question) => question.kind === kind).map(relevance);
      return [kind, all.reduce((sum, each) => sum + each, 0) / all.length];
    }),
  );
}
