/** Finds words by a part that is not their beginning. */
interface WordParts {
  around(part: string): readonly string[];
}

const WORD = /^\p{L}{4,}$/u;
const PART = /^\p{L}{3,}$/u;
const BETWEEN = '\n';

/** Knows the terms that are words of letters; codes are found by their beginnings only. */
export function createWordParts(terms: readonly string[]): WordParts {
  // One text, because a search in it is many times faster than one in each word.
  const text = BETWEEN + terms.filter((term) => WORD.test(term)).join(BETWEEN) + BETWEEN;
  return {
    around(part) {
      const found: string[] = [];
      if (!PART.test(part)) return found;
      let at = text.indexOf(part);
      while (at >= 0) {
        const start = text.lastIndexOf(BETWEEN, at) + 1;
        const end = text.indexOf(BETWEEN, at);
        found.push(text.slice(start, end));
        at = text.indexOf(part, end);
      }
      return found;
    },
  };
}
