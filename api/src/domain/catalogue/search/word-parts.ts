/** Finds words by a part of them. */
interface WordParts {
  around(part: string): readonly string[];
}

const PART = /^\p{L}{3,}$/u;
const BETWEEN = '\n';

/** Knows these words, which are of letters only. */
export function createWordParts(words: readonly string[]): WordParts {
  // One text, because a search in it is many times faster than one in each word.
  const text = BETWEEN + words.join(BETWEEN) + BETWEEN;
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
