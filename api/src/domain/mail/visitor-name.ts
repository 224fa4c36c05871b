import { oneLine } from '@app/markdown/one-line';
import { saysSomething } from './no-names.ts';

const LONGEST_NAME = 80;
const MOST_WORDS = 8;

/**
 * What mail programs make links of, with or without a path: `evil.example`. A full stop in a name is
 * followed by a space or an initial.
 */
const ADDRESS = /www\.|\.[\p{L}\p{N}\p{M}]{2,}/iu;

/** Letters with apostrophes and hyphens, and a full stop only after an initial or a short title. */
const WORD = /^(?:[\p{L}\p{M}'’‘ʼ`´·‐‑–-]+|(?:[\p{L}\p{M}'’-]{1,5}\.)+(?:[\p{L}\p{M}]\.?)?|&),?$/u;

/**
 * A visitor's name for a header or a greeting, or an empty text when it is not plausibly a name: it has
 * a digit, a sign or an address, says something, or is too long. Anyone can type a stranger's mail
 * address into a form, and so could have us mail that stranger a number to call or a link.
 */
export function visitorName(name: string): string {
  const plain = oneLine(name).trim();
  // Full-width letters and dots are read like plain ones, and format characters are not seen.
  const seen = plain
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/\p{Cf}/gu, '');
  const words = seen.split(/\s+/);
  const isName =
    plain.length <= LONGEST_NAME &&
    words.length <= MOST_WORDS &&
    words.every((word) => WORD.test(word)) &&
    !ADDRESS.test(seen) &&
    !saysSomething(words);
  return isName ? plain : '';
}

/** The first words of a mail to a visitor. */
export function greeting(name: string): string {
  const shown = visitorName(name);
  return shown ? `Hello ${shown},` : 'Hello,';
}
