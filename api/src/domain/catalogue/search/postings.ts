import { FIELD_BITS } from './ranking.ts';

/**
 * A posting says that a product has a term: the product's ordinal, and in the lowest bits the fields
 * that have it (`ranking.ts`).
 */
export interface Postings {
  /** The term dictionary, in code-unit order. */
  readonly terms: readonly string[];
  /**
   * The postings of a run of terms by their places in the dictionary, `from` up to but without `to`, term
   * after term. Those of one term are ascending, one for each product.
   */
  of(from: number, to?: number): Uint32Array;
}

interface PostingsBuilder {
  /** Gives the term a number that stays the same until `build`. */
  readonly number: (term: string) => number;
  /** Products must come in ascending order, and a term once for each product. */
  add(term: number, ordinal: number, fields: number): void;
  build(): Postings;
}

const FIRST_CAPACITY = 1024;

/** Collects postings product by product and groups them by term at the end. */
export function createPostingsBuilder(): PostingsBuilder {
  const numbers = new Map<string, number>();
  let termOf = new Uint32Array(FIRST_CAPACITY);
  let postings = new Uint32Array(FIRST_CAPACITY);
  let count = 0;
  return {
    number(term) {
      const known = numbers.get(term);
      if (known !== undefined) return known;
      numbers.set(term, numbers.size);
      return numbers.size - 1;
    },
    add(term, ordinal, fields) {
      if (count === postings.length) {
        termOf = doubled(termOf);
        postings = doubled(postings);
      }
      termOf[count] = term;
      postings[count] = (ordinal << FIELD_BITS) | fields;
      count++;
    },
    build: () => groupByTerm(numbers, termOf.subarray(0, count), postings),
  };
}

/** A counting sort: linear, stable, and without a list for each term. */
function groupByTerm(
  numbers: ReadonlyMap<string, number>,
  termOf: Uint32Array,
  postings: Uint32Array,
): Postings {
  const terms = [...numbers.keys()].sort();
  const placeOf = new Uint32Array(terms.length);
  terms.forEach((term, place) => {
    placeOf[numbers.get(term) as number] = place;
  });
  const starts = new Uint32Array(terms.length + 1);
  for (const number of termOf) (starts[(placeOf[number] as number) + 1] as number)++;
  for (let place = 0; place < terms.length; place++) {
    starts[place + 1] = (starts[place + 1] as number) + (starts[place] as number);
  }
  const next = starts.slice();
  const grouped = new Uint32Array(termOf.length);
  termOf.forEach((number, index) => {
    const place = placeOf[number] as number;
    const slot = next[place] as number;
    grouped[slot] = postings[index] as number;
    next[place] = slot + 1;
  });
  return postingsOf(terms, starts, grouped);
}

// On its own, because what this closure could see would stay in memory.
const postingsOf = (
  terms: readonly string[],
  starts: Uint32Array,
  grouped: Uint32Array,
): Postings => ({
  terms,
  of: (from, to = from + 1) => grouped.subarray(starts[from], starts[to]),
});

function doubled(full: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(full.length * 2);
  wider.set(full);
  return wider;
}
