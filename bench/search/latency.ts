import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import type { SearchIndex } from '@app/api/domain/catalogue/search/search-index';
import type { Question } from '@app/api/testing/generated-list/search-questions';

const ROUNDS = 5;

/** Milliseconds of one search by the index, and by a scan of the list. */
export interface Latency {
  readonly question: Question;
  readonly index: number;
  readonly scan: number;
}

/**
 * Each question is asked of the index and of a plain scan of lower-cased texts, one after the other, so that a
 * busy machine is as busy for both. Of several rounds the fastest counts, for both.
 */
export function measureLatency(
  products: readonly StoredProduct[],
  index: SearchIndex,
  questions: readonly Question[],
): readonly Latency[] {
  const texts = products.map(({ sku, name, category }) =>
    `${sku} ${name} ${category}`.toLowerCase(),
  );
  for (const { term } of questions) index.search(term);
  return questions.map((question) => ({
    question,
    index: fastest(() => index.search(question.term)),
    scan: fastest(() => scan(texts, question.term)),
  }));
}

/** Positions of the texts that contain the term. */
function scan(texts: readonly string[], term: string): number[] {
  const wanted = term.toLowerCase();
  const found: number[] = [];
  for (let at = 0; at < texts.length; at++) if (texts[at]?.includes(wanted)) found.push(at);
  return found;
}

function fastest(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    work();
    least = Math.min(least, performance.now() - startedAt);
  }
  return least;
}
