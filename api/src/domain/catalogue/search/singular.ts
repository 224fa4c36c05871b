const LETTERS = /^\p{L}{4,}$/u;
const NO_PLURAL = /(?:ss|us|is|^lens)$/;

/**
 * The singular of an English word; a word that is none stays. Only for comparing words: it is wrong for
 * a few, such as "chaos", in products and queries alike.
 */
export function singularOf(word: string): string {
  if (!word.endsWith('s') || !LETTERS.test(word) || NO_PLURAL.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|z|ss|^lens)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
