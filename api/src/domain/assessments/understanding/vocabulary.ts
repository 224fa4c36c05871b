/**
 * One entry of a vocabulary table. `words` holds phrases between commas, in lower case and singular:
 *
 * - a plural is found as well, and so are capitals, accents and one typing mistake in a long word;
 * - `cash-up` finds "cash-up", "cash up" and "cashup";
 * - `stole/took` is one word or the other;
 * - `men … guns` allows up to four words between, in the same sentence;
 * - `#` is any number in digits.
 *
 * The longest phrase wins, so "security gate" isn't also a gate.
 */
export interface Entry {
  readonly words: string;
}

/** A thing that a sentence can name. */
export interface Noun extends Entry, ExactNames {}

export interface ExactNames {
  /** Noun phrase for use inside a sentence. */
  readonly label: string;
  /** Those of its words, in the singular, that a report says instead of the label, separated by ", ". */
  readonly names?: string;
}

/** Words of which this may be the regular plural. */
export const singularsOf = (words: string): readonly string[] => [
  words.replace(/ies$/, 'y'),
  words.replace(/s$/, ''),
  words.replace(/es$/, ''),
];
