import { below, oneOf, type Random, seededRandom } from '@app/testing/seeded-random';
import type { GeneratedProduct } from './generated-products.ts';
import { type Unit, unitSpellings } from './kinds.ts';

/** A search and what its hits must be, from what the products are and not from how texts are split. */
export interface Question {
  readonly kind: QuestionKind;
  readonly term: string;
  /** Whether the product is a right hit. */
  readonly fits: (product: GeneratedProduct) => boolean;
  /** The product that has to come first, when one has to. */
  readonly first?: GeneratedProduct;
}

export type QuestionKind = (typeof questionKinds)[number];

type Ask = (random: Random, product: GeneratedProduct) => Omit<Question, 'kind'>;

/** Letters and digits in lower case. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const bySku = (term: string, product: GeneratedProduct): Omit<Question, 'kind'> => ({
  term,
  fits: (other) => other === product,
  first: product,
});

const hasWords =
  (words: readonly string[]) =>
  ({ facts }: GeneratedProduct): boolean =>
    words.every((word) => facts.words.has(word));

const cased = (random: Random, word: string): string =>
  oneOf(random, [word, word.toUpperCase(), word.slice(0, 1).toUpperCase() + word.slice(1)]);

const wordOf = (random: Random, { facts }: GeneratedProduct): string =>
  oneOf(random, [...facts.words]);

/** One to three words of the product in any order, with at least two letters in each. */
function someWords(random: Random, product: GeneratedProduct): string[] {
  const words = new Set<string>();
  const wanted = Math.min(2 + below(random, 2), product.facts.words.size);
  while (words.size < wanted) words.add(wordOf(random, product));
  return [...words];
}

const asks = {
  'exact SKU': (_random, product) => bySku(product.product.sku, product),
  'SKU without dashes in another case': (_random, product) =>
    bySku(bare(product.product.sku), product),
  'SKU prefix': (random, { product }) => {
    const length = 4 + below(random, product.sku.length - 5);
    const term = product.sku.slice(0, length).replace(/[^A-Z0-9]+$/, '');
    const begins = (sku: string): boolean => bare(sku).startsWith(bare(term));
    return { term, fits: ({ product: { sku } }) => begins(sku) };
  },
  'one word': (random, product) => {
    const word = wordOf(random, product);
    const plural = product.facts.kind.singular === word ? product.facts.kind.plural : word;
    return { term: cased(random, oneOf(random, [word, plural])), fits: hasWords([word]) };
  },
  'several words': (random, product) => {
    const words = someWords(random, product);
    return { term: words.map((word) => cased(random, word)).join(' '), fits: hasWords(words) };
  },
  'brand + model': (random, { facts }) => {
    const { brand, model } = facts;
    const [, letters = '', digits = ''] = /^([A-Z]+)(\d.*)$/.exec(model) ?? [];
    const written = [`${brand} ${model}`, `${brand}${model}`, `${brand} ${letters} ${digits}`];
    const term = oneOf(random, [...written, `${brand}-${model}`, `${model} ${brand}`]);
    const fits = ({ facts: other }: GeneratedProduct): boolean =>
      other.brand === brand && other.model === model;
    return { term: oneOf(random, [term, term.toLowerCase()]), fits };
  },
  unit: (random, { facts }) => {
    const [unit, value] = oneOf(random, Object.entries(facts.units) as [Unit, number][]);
    const written = oneOf(random, unitSpellings[unit]).replace('#', String(value));
    const noun = facts.kind.singular.split(' ').at(-1) ?? '';
    const withNoun = random() < 0.5;
    return {
      term: oneOf(random, [written, written.toLowerCase()]) + (withNoun ? ` ${noun}` : ''),
      fits: (other) =>
        other.facts.units[unit] === value && (!withNoun || other.facts.words.has(noun)),
    };
  },
  'one typo': (random, product) => {
    const long = [...product.facts.words].filter((word) => word.length > 4);
    const word = oneOf(random, long);
    return { term: misspelt(random, word), fits: hasWords([word]) };
  },
  'part of a word': (random, product) => {
    const word = oneOf(
      random,
      [...product.facts.words].filter((each) => each.length > 3),
    );
    const start = random() < 0.7 ? 0 : 1 + below(random, word.length - 3);
    const part = word.slice(start, start + 3 + below(random, word.length - start - 2));
    return {
      term: part,
      fits: ({ product: { sku, name, category } }) =>
        `${sku} ${name} ${category}`.toLowerCase().includes(part),
    };
  },
  'one letter': (random) => {
    const letter = oneOf(random, [...'abcdefghijklmnoprstuvwxyz']);
    const begins = new RegExp(`(?<![a-z0-9])${letter}|\\d${letter}`);
    return {
      term: letter,
      fits: ({ product: { sku, name, category } }) =>
        begins.test(`${sku} ${name} ${category}`.toLowerCase()),
    };
  },
  'no match': (random, { facts }) => {
    const nonsense = Array.from({ length: 7 }, () => oneOf(random, [...'qxzjwvk'])).join('');
    const term = oneOf(random, [
      nonsense,
      `${facts.kind.singular} ${nonsense}`,
      '977MP',
      '9931 TB',
    ]);
    return { term, fits: () => false };
  },
} satisfies Readonly<Record<string, Ask>>;

export const questionKinds = Object.keys(asks) as readonly (keyof typeof asks)[];

/** Another letter, one less, one more, or two exchanged. */
function misspelt(random: Random, word: string): string {
  const at = 1 + below(random, word.length - 2);
  const letter = oneOf(random, [...'aeiorstln']);
  const left = word.slice(0, at);
  const right = word.slice(at);
  const other = oneOf(random, [
    left + letter + right.slice(1),
    left + right.slice(1),
    left + letter + right,
    left + right.slice(1, 2) + right.slice(0, 1) + right.slice(2),
  ]);
  return other === word ? misspelt(random, word) : other;
}

/** This many questions of each kind about such products, the same with the same seed. */
export function searchQuestions(
  products: readonly GeneratedProduct[],
  ofEachKind: number,
  seed = 7,
): Question[] {
  const random = seededRandom(seed);
  const measured = products.filter(({ facts }) => Object.keys(facts.units).length > 0);
  const beginnings = new Set(
    products.flatMap(({ facts }) => [...facts.words].flatMap(beginningsOf)),
  );
  return questionKinds.flatMap((kind) =>
    Array.from({ length: ofEachKind }, () => {
      const about = () => oneOf(random, kind === 'unit' ? measured : products);
      let question = asks[kind](random, about());
      // What is the beginning of another word is not a typing error.
      while (kind === 'one typo' && beginnings.has(question.term)) {
        question = asks[kind](random, about());
      }
      return { kind, ...question };
    }),
  );
}

const beginningsOf = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at + 1));
