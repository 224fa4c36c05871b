/** Numbers of features; two that share one by chance are rare enough. */
export const FEATURES = 2 ** 17;

const SHORTEST = 3;
const LONGEST = 5;
const GROUP_WEIGHT = 0.5;
const LONGEST_WORD = 40;

/** The features of a text by their numbers, each with its weight. */
export type Features = ReadonlyMap<number, number>;

/**
 * The words of a folded text, pairs of them, and the groups of 3 to 5 letters in them: isiZulu puts who and
 * when into a word, and people misspell.
 */
export function featuresOf(text: string): Features {
  const features = new Map<number, number>();
  let before = '';
  for (const word of wordsOf(text)) {
    features.set(hashOf(word, 0, word.length, WORD_SEED), 1);
    const pair = `${before} ${word}`;
    if (before !== '') features.set(hashOf(pair, 0, pair.length, WORD_SEED), 1);
    before = word;
    const bounded = `_${word}_`;
    for (let size = SHORTEST; size <= LONGEST && size < bounded.length; size += 1) {
      for (let from = 0; from + size <= bounded.length; from += 1) {
        const number = hashOf(bounded, from, from + size, GROUP_SEED);
        if (!features.has(number)) features.set(number, GROUP_WEIGHT);
      }
    }
  }
  return features;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD));

const WORD_SEED = 2_166_136_261;
const GROUP_SEED = 2_166_136_262;

/** FNV-1a over character codes, with its bits mixed, because only the low ones are kept. */
function hashOf(text: string, from: number, to: number, seed: number): number {
  let hash = seed;
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) % FEATURES;
}
