import type { StoredProduct } from '../src/domain/catalogue/ports.ts';
import { normalizeSku, termsOf } from '../src/domain/catalogue/search/analyzer.ts';
import { positionsByUse } from '../src/domain/catalogue/search/catalogue-order.ts';
import { headsOf } from '../src/domain/catalogue/search/categories.ts';
import { readQuery } from '../src/domain/catalogue/search/query-words.ts';
import { readsAsSku } from '../src/domain/catalogue/search/search-index.ts';
import { singularOf } from '../src/domain/catalogue/search/singular.ts';
import { measureIn } from '../src/domain/catalogue/search/units.ts';

/**
 * The search rules implemented a second time, without an index: every query looks at every term of
 * every product. Without typing errors, and without a table of search words. Only for tests, which compare
 * it with the index.
 */
export function naiveSearch(products: readonly StoredProduct[], term: string): number[] {
  const documents = positionsByUse(products).map((position) => {
    const product = products[position] as StoredProduct;
    return { position, sku: normalizeSku(product.sku), fields: fieldsOf(product) };
  });
  const dictionary = new Set(documents.flatMap(({ fields }) => [...fields.keys()]));
  const is = (candidate: string, word: string): boolean =>
    candidate === word || (!dictionary.has(word) && candidate === singularOf(word));
  const isWhole = (word: string): boolean => [...dictionary].some((each) => is(each, word));
  const isKnown = (word: string): boolean =>
    [...dictionary].some((each) => is(each, word) || each.startsWith(word));

  /** [grade, fields]; the grade is 3 whole word, 2 beginning, 1 part. */
  function grade(fields: Fields, word: string, alone: boolean): Score | undefined {
    const inside = alone && !isKnown(word) && /^\p{L}{3,}$/u.test(word);
    const isMeasure = dictionary.has(word) && measureIn(word) !== undefined;
    const gradeOf = (candidate: string): number => {
      if (is(candidate, word)) return 3;
      if (candidate.startsWith(word)) return isMeasure ? 0 : 2;
      return inside && /^\p{L}{3,}$/u.test(candidate) && candidate.includes(word) ? 1 : 0;
    };
    return best([...fields].map(([candidate, field]): Score => [gradeOf(candidate), field]));
  }

  /** "movantd500" as "movant" and "d500": the longest first word with which any product has both. */
  function split(word: string): readonly [string, string] | undefined {
    for (let at = word.length - 1; at >= 3; at--) {
      const left = word.slice(0, at);
      const right = word.slice(at);
      const isSecond = /\d/.test(right) ? isKnown(right) : right.length >= 3 && isWhole(right);
      if (!isWhole(left) || !isSecond) continue;
      const both = ({ fields }: (typeof documents)[number]): boolean =>
        grade(fields, left, false)?.[0] === 3 && grade(fields, right, false) !== undefined;
      if (documents.some(both)) return [left, right];
    }
    return undefined;
  }

  const splits = new Map<string, readonly [string, string] | undefined>();
  function gradeOfSplit(fields: Fields, word: string): Score | undefined {
    if (!splits.has(word)) {
      const found = documents.some((document) => grade(document.fields, word, true));
      splits.set(word, found ? undefined : split(word));
    }
    const parts = splits.get(word);
    const left = parts && grade(fields, parts[0], false);
    const right = parts && grade(fields, parts[1], false);
    if (!left || !right || left[0] < 3) return undefined;
    const weight = (128 * (left[0] + right[0]) + left[1] + right[1]) >>> 1;
    return [weight >>> 7, weight & 127];
  }

  /** Best [sum of grades, of fields and joins] over all ways to join the words. */
  function score(fields: Fields, rest: readonly string[]): Score | undefined {
    if (rest.length === 0) return [0, 0];
    const readings: Score[] = [];
    for (let size = 1; size <= Math.min(6, rest.length); size++) {
      const joined = rest.slice(0, size).join('');
      const found =
        grade(fields, joined, size === 1) ??
        (size === 1 ? gradeOfSplit(fields, joined) : undefined);
      const after = found && score(fields, rest.slice(size));
      if (found && after) {
        readings.push([found[0] * size + after[0], found[1] * size + size - 1 + after[1]]);
      }
    }
    return best(readings);
  }

  const key = normalizeSku(term);
  const asSku = readsAsSku(term);
  const rankBySku = (sku: string): number =>
    sku === key ? 1e6 + 1 : asSku && sku.startsWith(key) ? 1e6 : 0;
  const isCode = !/\s/.test(term.trim()) && documents.some(({ sku }) => rankBySku(sku) > 0);
  const words = isCode ? [key] : readQuery(term, isKnown).map(({ text }) => text);
  if (words.length === 0) return [];
  return documents
    .flatMap(({ position, sku, fields }): { position: number; found: Score }[] => {
      const found = rankBySku(sku) > 0 ? ([rankBySku(sku), 0] as const) : score(fields, words);
      return found ? [{ position, found }] : [];
    })
    .sort((a, b) => b.found[0] - a.found[0] || b.found[1] - a.found[1])
    .map(({ position }) => position);
}

type Score = readonly [number, number];
type Fields = ReadonlyMap<string, number>;

const best = (scores: readonly Score[]): Score | undefined =>
  scores.filter(([grade]) => grade > 0).sort((a, b) => b[0] - a[0] || b[1] - a[1])[0];

/** In name or SKU 2, in the category 1, its noun 4; 0 for what the product is for. */
function fieldsOf({ name, sku, category }: StoredProduct): Fields {
  const fields = new Map<string, number>();
  for (const term of termsOf(category)) fields.set(term, 1);
  for (const term of termsOf(headsOf(category))) fields.set(term, 4);
  const [own = '', ...mentioned] = name.split(/\s(?=(?:for|with|without|no)\s)/i);
  for (const text of [own, sku, normalizeSku(sku)]) {
    for (const term of termsOf(text)) fields.set(term, (fields.get(term) ?? 0) | 2);
  }
  for (const term of termsOf(mentioned.join(' '))) fields.set(term, fields.get(term) ?? 0);
  return fields;
}
