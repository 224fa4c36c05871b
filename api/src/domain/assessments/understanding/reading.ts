import { fold } from './letters.ts';
import { lexicon, type Topic } from './lexicon.ts';
import { type Mention, phrasesAt } from './phrases-at.ts';
import { readWords, type Word } from './read-words.ts';

/** A text with its words and all that was found in it. */
export interface Reading {
  /** The folded text. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
}

const nouns: ReadonlySet<Topic> = new Set(['premises', 'places', 'assets', 'people', 'measures']);
/** "Burglar bars" are no burglary, and "armed response" is nobody armed. */
const blockedByNouns: ReadonlySet<Topic> = new Set<Topic>([
  ...nouns,
  'incidents',
  'circumstances',
  'times',
]);

/** Reads a text: of overlapping phrases the first and longest counts, for each topic by itself. */
export function read(original: string): Reading {
  const text = fold(original);
  const words = readWords(text);
  const mentions: Mention[] = [];
  const covered = new Map<Topic, Mention>();
  let nounEnd = 0;
  let phraseEnd = 0;
  for (let first = 0; first < words.length; first += 1) {
    const found = phrasesAt(words, first);
    if (found.length === 0) continue;
    const nounHere = furthestEnd(found, (topic) => nouns.has(topic));
    phraseEnd = Math.max(
      phraseEnd,
      furthestEnd(found, (topic) => topic === 'notMeant'),
    );
    for (const mention of found) {
      const { topic, end, hasGap } = mention;
      if (topic === 'notMeant' || end <= phraseEnd) continue;
      const insideNoun = end <= nounEnd || end < nounHere;
      if (insideNoun && !hasGap && blockedByNouns.has(topic)) continue;
      const before = covered.get(topic);
      if (!hasGap && before && before.first !== first && first < before.end) continue;
      if (!hasGap) covered.set(topic, mention);
      mentions.push(mention);
    }
    nounEnd = Math.max(nounEnd, nounHere);
  }
  return { text, words, mentions };
}

const furthestEnd = (found: readonly Mention[], counts: (topic: Topic) => boolean): number =>
  found.reduce(
    (end, mention) => (!mention.hasGap && counts(mention.topic) ? Math.max(end, mention.end) : end),
    0,
  );

/** Whether the word at an index is one of a group, such as the pronouns. */
export const isOne = (
  group: keyof typeof lexicon.groups,
  { words }: Reading,
  index: number,
): boolean => {
  const word = words[index];
  return word !== undefined && lexicon.groups[group].has(word.number);
};
