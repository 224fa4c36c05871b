import type { StoredProduct } from '../src/domain/catalogue/ports.ts';
import { normalizeSku, termsOf, wordsOf } from '../src/domain/catalogue/search/analyzer.ts';

/**
 * The search rules implemented a second time, without an index: every query looks at every term of
 * every product. Only for tests, which compare it with the index.
 */
export function naiveSearch(products: readonly StoredProduct[], term: string): number[] {
  const words = wordsOf(term, 32).map(({ text }) => text);
  if (words.length === 0) return [];
  const documents = products.map((product, position) => ({
    product,
    position,
    ...fields(product),
  }));
  const dictionary = new Set(documents.flatMap(({ own, inherited }) => [...own, ...inherited]));
  const key = normalizeSku(term);

  const isKnown = (word: string) => [...dictionary].some((each) => each.startsWith(word));
  const dotless = (word: string) =>
    !isKnown(word) && word.includes('.') ? word.replaceAll('.', '') : word;

  /** [grade, in name or SKU]; the grade is 3 whole word, 2 prefix, 1 typing error. */
  function grade(document: Fields, word: string, joined: boolean): [number, number] | undefined {
    const text = joined ? word : dotless(word);
    const matches = (candidate: string): number => {
      if (candidate === text) return 3;
      if (candidate.startsWith(text)) return 2;
      const tolerant = !joined && !isKnown(text) && text.length >= 4;
      return tolerant && isTypo(candidate, text) ? 1 : 0;
    };
    return [...document.own]
      .map((candidate): [number, number] => [matches(candidate), 1])
      .concat([...document.inherited].map((candidate) => [matches(candidate), 0]))
      .filter(([found]) => found > 0)
      .sort((a, b) => b[0] - a[0] || b[1] - a[1])[0];
  }

  /** Best [sum of grades, matches in name or SKU and joins] over all ways to join the words. */
  function score(document: Fields, rest: readonly string[]): [number, number] | undefined {
    if (rest.length === 0) return [0, 0];
    const readings: [number, number][] = [];
    for (let size = 1; size <= Math.min(6, rest.length); size++) {
      const found = grade(document, rest.slice(0, size).join(''), size > 1);
      const after = found && score(document, rest.slice(size));
      if (found && after) {
        readings.push([found[0] * size + after[0], found[1] * size + size - 1 + after[1]]);
      }
    }
    return readings.sort((a, b) => b[0] - a[0] || b[1] - a[1])[0];
  }

  const rank = (document: (typeof documents)[number]): [number, number] | undefined => {
    const sku = normalizeSku(document.product.sku);
    if (sku === key) return [1e6 + 1, 0];
    return sku.startsWith(key) ? [1e6, 0] : score(document, words);
  };
  const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
  return documents
    .flatMap((document) => {
      const found = rank(document);
      return found ? [{ ...document, found }] : [];
    })
    .sort(
      (a, b) =>
        b.found[0] - a.found[0] ||
        b.found[1] - a.found[1] ||
        byText(a.product.name.toUpperCase(), b.product.name.toUpperCase()) ||
        byText(a.product.sku, b.product.sku) ||
        a.position - b.position,
    )
    .map(({ position }) => position);
}

interface Fields {
  readonly own: ReadonlySet<string>;
  readonly inherited: ReadonlySet<string>;
}

const fields = ({ name, sku, category }: StoredProduct): Fields => ({
  own: new Set([...termsOf(name), ...termsOf(sku), ...termsOf(normalizeSku(sku))]),
  inherited: new Set(termsOf(category)),
});

const digits = (text: string) => text.replace(/\D/g, '');
const isTypo = (candidate: string, word: string): boolean =>
  Math.abs(candidate.length - word.length) <= 1 &&
  digits(candidate) === digits(word) &&
  editDistance(candidate, word) === 1;

/** Damerau's distance by the textbook table (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = table[i] as number[];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
        i > 1 && j > 1 && swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}
