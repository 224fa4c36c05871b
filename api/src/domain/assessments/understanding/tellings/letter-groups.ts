/** Numbers of features; two that share one by chance are rare enough. */
export const FEATURES = 2 ** 18;

const GROUP_SIZE = 4;
const GROUP_WEIGHT = 0.7;
const LONGEST_WORD = 40;

/** The features of a text: their numbers, each once, and at the same index the weight of each. */
export interface Features {
  readonly numbers: readonly number[];
  readonly weights: readonly number[];
}

/** By number, one more than the index of each feature of the text that is read; all 0 between texts. */
const places = new Uint32Array(FEATURES);

/**
 * The words of a folded text, pairs of them, and the groups of four letters in them: isiZulu puts who and
 * when into a word, and people misspell.
 */
export function featuresOf(text: string): Features {
  const numbers: number[] = [];
  const weights: number[] = [];
  const add = (number: number, weight: number) => {
    const place = places[number] ?? 0;
    if (place === 0) {
      places[number] = numbers.push(number);
      weights.push(weight);
    } else if (weight > (weights[place - 1] ?? 0)) weights[place - 1] = weight;
  };
  let before = '';
  for (const word of wordsOf(text)) {
    add(hashOf(word, 0, word.length, WORD_SEED), 1);
    const pair = `${before} ${word}`;
    if (before !== '') add(hashOf(pair, 0, pair.length, WORD_SEED), 1);
    before = word;
    const bounded = `_${word}_`;
    if (bounded.length <= GROUP_SIZE) continue;
    for (let from = 0; from + GROUP_SIZE <= bounded.length; from += 1) {
      add(hashOf(bounded, from, from + GROUP_SIZE, GROUP_SEED), GROUP_WEIGHT);
    }
  }
  for (const number of numbers) places[number] = 0;
  return { numbers, weights };
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
