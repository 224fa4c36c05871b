/** Any words, up to four. */
export const GAP = '…';

/**
 * The phrases of an entry's `words`, each as its words. `a/b` and hyphens make several phrases of
 * one (the notation is explained in `vocabulary.ts`).
 */
export function writtenPhrases(words: string): string[][] {
  return words
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => combinations(phrase.split(/[\s&]+/).map(alternatives)));
}

/** Each way to write one word of a phrase, as one or more words. */
const alternatives = (word: string): string[][] =>
  (/\d\/\d/.test(word) ? [word.replaceAll('/', '-')] : word.split('/')).flatMap((written) => {
    const plain = written.replaceAll(/['’]/g, '').normalize('NFD').replaceAll(/\p{M}/gu, '');
    if (plain === '') return [[]];
    const parts = plain.split(/[-.]/);
    return parts.length === 1 ? [parts] : [parts, [parts.join('')]];
  });

function combinations(choices: readonly string[][][]): string[][] {
  return choices.reduce<string[][]>(
    (phrases, choice) => phrases.flatMap((phrase) => choice.map((words) => [...phrase, ...words])),
    [[]],
  );
}

/** The regular plural: "battery" becomes "batteries". */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
