/** A phrase of a vocabulary. */
export interface Phrase {
  /** In lower case. */
  readonly phrase: string;
  /** What a report says instead of our name where a visitor wrote it. */
  readonly name?: string;
  /** One of it, where it is not the name after "a": "an art gallery". */
  readonly one?: string;
}

/**
 * The phrases of a word list: one a line, with variants of a word between slashes. Empty lines and
 * comments after `//` are left out; a star marks names, some with "an". README.md explains it.
 */
export const phrasesIn = (list: string): Phrase[] =>
  linesOf(list).flatMap((line) =>
    line.endsWith(' *')
      ? namesIn(line.slice(0, -2))
      : variantsOf(line).map((phrase) => ({ phrase })),
  );

function namesIn(line: string): Phrase[] {
  const [, an, names = ''] = /^(an )?(.*)$/.exec(line) ?? [];
  return variantsOf(names).map((name) => ({
    phrase: name.toLowerCase(),
    name,
    ...(an && { one: `${an}${name}` }),
  }));
}

const linesOf = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));

/** "back/side gate" as "back gate" and "side gate"; 24/7 is one word. */
const variantsOf = (line: string): string[] =>
  line
    .split(/\s+/)
    .map((word) => (/\d\/\d/.test(word) ? [word.replaceAll('/', '-')] : word.split('/')))
    .reduce((starts, words) => starts.flatMap((start) => words.map((word) => `${start} ${word}`)));
