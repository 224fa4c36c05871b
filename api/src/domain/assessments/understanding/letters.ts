/** Index of a letter or digit in the dictionary; `OTHER` is one that no vocabulary has. */
export const LETTERS = 37;
const OTHER = 36;
export const SEPARATOR = -1;
/** Apostrophes, accents and invisible characters: "don't" is read as "dont". */
export const UNWRITTEN = -2;

const BEYOND_ASCII = /[^\0-~]/;
/** Four times what a form takes. NFKC can make a text many times longer. */
const LONGEST_READ = 20_000;

/**
 * The text in lower case, with full-width and other variants of characters replaced by plain ones; no more
 * of it than is read.
 */
export function fold(whole: string): string {
  const text = whole.slice(0, LONGEST_READ);
  return BEYOND_ASCII.test(text)
    ? text.normalize('NFKC').toLowerCase().slice(0, LONGEST_READ)
    : text.toLowerCase();
}

const ascii = Int8Array.from({ length: 128 }, (_, code) => {
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 48 && code <= 57) return code - 48 + 26;
  return code === 39 || code === 96 ? UNWRITTEN : SEPARATOR;
});
const beyondAscii = new Map<number, number>();

/** What a character of a folded text is: a letter's index, `UNWRITTEN` or `SEPARATOR`. */
export const letterAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index);
  if (code < 128) return ascii[code] ?? SEPARATOR;
  let letter = beyondAscii.get(code);
  if (letter === undefined) {
    letter = letterOf(String.fromCharCode(code));
    beyondAscii.set(code, letter);
  }
  return letter;
};

function letterOf(character: string): number {
  if (/[\p{M}\p{Cf}’‘ʼ´]/u.test(character)) return UNWRITTEN;
  if (!/[\p{L}\p{N}]/u.test(character)) return SEPARATOR;
  const plain = character.normalize('NFD').charCodeAt(0);
  return plain < 128 ? (ascii[plain] ?? OTHER) : OTHER;
}

/** Whether a letter's index is that of a digit. */
export const isDigit = (letter: number): boolean => letter >= 26 && letter < OTHER;
