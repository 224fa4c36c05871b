import { UNKNOWN } from './dictionary.ts';
import type { Mention } from './phrases-at.ts';
import { JOINED } from './read-words.ts';
import type { Reading } from './reading.ts';

const NAMED = new Set(['road', 'street', 'river', 'valley', 'forest']);

/** "Davenport Road" and "Mooi River" are names: a word that nobody knows, and what kind of place it is. */
export function isAddress(
  { text, words }: Reading,
  { topic, first, end }: Pick<Mention, 'topic' | 'first' | 'end'>,
): boolean {
  const [before, word] = [words[first - 1], words[first]];
  if (topic !== 'places' || end !== first + 1 || !before || word?.gap !== JOINED) return false;
  return (
    before.number === UNKNOWN && !before.numeric && NAMED.has(text.slice(word.start, word.end))
  );
}
