import type { Mention } from './phrases-at.ts';
import { SENTENCE } from './read-words.ts';
import { mentionsOf, type Reading } from './reading.ts';

const crimes: ReadonlySet<string> = new Set(['incidents', 'theft']);
const attackers: ReadonlySet<string> = new Set([
  'strangers',
  'group-of-men',
  'armed-men',
  'lone-person',
]);

/**
 * Whether a sentence tells of something that happens at this moment: "they are still inside", or
 * "right now" beside an incident. "If someone is inside" and "every week" tell of other times.
 */
export const happensNow = (reading: Reading, denied: ReadonlySet<Mention>): boolean =>
  mentionsOf(reading, 'live').some(({ id }) => id !== 'supposed') &&
  sentencesOf(reading).some((all) => {
    const mentions = all.filter((mention) => !denied.has(mention));
    const has = (topic: string, id: string) =>
      mentions.some((mention) => mention.topic === topic && mention.id === id);
    if (has('live', 'supposed') || has('times', 'repeatedly')) return false;
    if (has('live', 'sure')) return true;
    if (!has('live', 'perhaps')) return false;
    const isAboutMeasures = mentions.some(({ topic }) => topic === 'measures');
    return (
      !isAboutMeasures &&
      mentions.some(
        ({ topic, id }) => crimes.has(topic) || (topic === 'people' && attackers.has(id)),
      )
    );
  });

/** The mentions of each sentence that has any. */
function sentencesOf({ words, mentions }: Reading): Mention[][] {
  const sentences: Mention[][] = [];
  let current: Mention[] = [];
  let next = 0;
  words.forEach((word, index) => {
    if (word.gap === SENTENCE && current.length > 0) {
      sentences.push(current);
      current = [];
    }
    for (let mention = mentions[next]; mention?.first === index; mention = mentions[next]) {
      current.push(mention);
      next += 1;
    }
  });
  return current.length > 0 ? [...sentences, current] : sentences;
}
