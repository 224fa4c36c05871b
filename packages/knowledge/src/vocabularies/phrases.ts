/** A phrase of a vocabulary. */
export interface Phrase {
  /** In lower case. */
  readonly phrase: string;
  /** What a report says instead of our name where a visitor wrote it. */
  readonly name?: string;
}

/**
 * The phrases of a word list, one a line. Empty lines and comments after `//` are left out; a star
 * marks a name. README.md explains the notation.
 */
export const phrasesIn = (list: string): Phrase[] =>
  linesOf(list).map((line) => {
    if (!line.endsWith(' *')) return { phrase: line };
    const name = line.slice(0, -2);
    return { phrase: name.toLowerCase(), name };
  });

/** The lines of a word list that say something. */
export const linesOf = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
