import type { Topic } from './lexicon.ts';
import type { Mention } from './phrases-at.ts';
import { JOINED } from './read-words.ts';
import { isOne, mentionsOf, type Reading } from './reading.ts';

/** Cues, and measures, which have states of their own. */
const undeniable: ReadonlySet<Topic> = new Set<Topic>(['denial', 'before', 'after', 'measures']);

/**
 * The mentions that a text says are not so: "no violence", "it was not a break-in". A denial holds
 * for what follows it directly or after one word, and for more joined by "or".
 */
export function deniedMentions(reading: Reading): ReadonlySet<Mention> {
  const denialEnds = new Set(mentionsOf(reading, 'denial').map(({ end }) => end));
  if (denialEnds.size === 0) return new Set();
  const deniedEnds = new Set<number>();
  const denied = new Set<Mention>();
  for (const mention of reading.mentions) {
    const { first, end, topic } = mention;
    if (undeniable.has(topic)) continue;
    const isDenied =
      (denialEnds.has(first) && isJoined(reading, first)) ||
      (denialEnds.has(first - 1) &&
        isJoined(reading, first - 1) &&
        isJoined(reading, first) &&
        !isOne('only', reading, first - 1)) ||
      (isOne('or', reading, first - 1) && deniedEnds.has(first - 1));
    if (!isDenied) continue;
    denied.add(mention);
    deniedEnds.add(end);
  }
  return denied;
}

const isJoined = ({ words }: Reading, index: number): boolean => words[index]?.gap === JOINED;
