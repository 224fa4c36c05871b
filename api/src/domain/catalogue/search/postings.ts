/**
 * A posting says that a product has a term: the product's ordinal shifted left by one, and in the
 * lowest bit whether the term is in its name or SKU (1) or only in its category (0).
 */
export interface Postings {
  /** The term dictionary, in code-unit order. */
  readonly terms: readonly string[];
  /** The postings of a term by its place in the dictionary, ascending, one for each product. */
  of(term: number): Uint32Array;
}

interface PostingsBuilder {
  /** Gives the term a number that stays the same until `build`. */
  number(term: string): number;
  /** Products must come in ascending order, and a term once for each product. */
  add(term: number, posting: number): void;
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
    add(term, posting) {
      if (count === postings.length) {
        termOf = doubled(termOf);
        postings = doubled(postings);
      }
      termOf[count] = term;
      postings[count] = posting;
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
  return {
    terms,
    of: (term) => grouped.subarray(starts[term], starts[term + 1]),
  };
}

function doubled(full: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(full.length * 2);
  wider.set(full);
  return wider;
}
