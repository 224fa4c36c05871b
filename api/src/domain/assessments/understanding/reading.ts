import { figurative } from './figures.ts';
import { fold } from './letters.ts';
import { type Lexicon, lexicon, type Topic } from './lexicon.ts';
import { type Mention, phrasesAt } from './phrases-at.ts';
import { type FoldedText, readWords } from './read-words.ts';
import { isFalseFriend, mayBeFalseFriend, type Sentences, sentencesOf } from './sentences.ts';

/** A text with its words and all that was found in it. */
export interface Reading extends FoldedText {
  readonly sentences: Sentences;
  /** In the order of the text. */
  readonly mentions: readonly Mention[];
  readonly byTopic: ReadonlyMap<Topic, readonly Mention[]>;
  /** Phrases in which nothing is heard, such as "in march". */
  readonly notMeant: readonly Mention[];
}

const things: ReadonlySet<Topic> = new Set<Topic>(['assets', 'people', 'measures', 'compounds']);
const rooms: ReadonlySet<Topic> = new Set<Topic>(['premises', 'places']);
/** "Burglar bars" are no burglary, and "armed response" is nobody armed. */
const blocked: ReadonlySet<Topic> = new Set<Topic>([
  ...things,
  ...rooms,
  'incidents',
  'circumstances',
  'times',
]);
const unheard: ReadonlySet<Topic> = new Set<Topic>(['notMeant', 'compounds']);

/** How far names reach that were found so far, as indexes of words. */
interface Reach {
  things: number;
  rooms: number;
  /** Of phrases in which nothing is heard. */
  notMeant: number;
}

/** Reads a text: of overlapping phrases the first and longest counts, for each topic by itself. */
export function read(original: string): Reading {
  const text = fold(original);
  const words = readWords(text);
  const sentences = sentencesOf(words);
  const mentions: Mention[] = [];
  const notMeant: Mention[] = [];
  const covered = new Map<Topic, Mention>();
  const earlier: Reach = { things: 0, rooms: 0, notMeant: 0 };
  for (let first = 0; first < words.length; first += 1) {
    const all = phrasesAt(words, first);
    const found = mayBeFalseFriend(words[first])
      ? all.filter((mention) => !isFalseFriend(words, sentences, mention))
      : all;
    if (found.length === 0) continue;
    const here = reachOf(found);
    earlier.notMeant = Math.max(earlier.notMeant, here.notMeant);
    for (const mention of found) {
      const { topic, end, hasGap } = mention;
      if (topic === 'notMeant') notMeant.push(mention);
      if (unheard.has(topic) || end <= earlier.notMeant) continue;
      if (!hasGap) {
        const before = covered.get(topic);
        if (before && before.first !== first && first < before.end) continue;
        if (blocked.has(topic)) {
          if (end <= earlier.things || end < here.things) continue;
          const inRoom = end <= earlier.rooms || end < here.rooms;
          if (inRoom && topic !== 'assets') continue;
          if (inRoom) {
            mentions.push({ ...mention, inside: true });
            continue;
          }
        }
        covered.set(topic, mention);
      }
      mentions.push(mention);
    }
    earlier.things = Math.max(earlier.things, here.things);
    earlier.rooms = Math.max(earlier.rooms, here.rooms);
  }
  const figures = figurative({ text, words, sentences, mentions });
  const meant = figures.length === 0 ? mentions : mentions.filter(isMeantBeside(figures));
  return {
    text,
    words,
    sentences,
    mentions: meant,
    notMeant: [...notMeant, ...figures],
    byTopic: Map.groupBy(meant, ({ topic }) => topic),
  };
}

const violent: ReadonlySet<Topic> = new Set<Topic>(['incidents', 'circumstances']);

/** Whether nothing of a crime or a circumstance is in a figure of speech. */
const isMeantBeside =
  (figures: readonly Mention[]) =>
  ({ topic, first, end }: Mention): boolean =>
    !violent.has(topic) || !figures.some((figure) => figure.first < end && first < figure.end);

function reachOf(found: readonly Mention[]): Reach {
  const reach: Reach = { things: 0, rooms: 0, notMeant: 0 };
  for (const { topic, end, hasGap } of found) {
    if (hasGap) continue;
    if (things.has(topic)) reach.things = Math.max(reach.things, end);
    if (rooms.has(topic)) reach.rooms = Math.max(reach.rooms, end);
    if (topic === 'notMeant') reach.notMeant = Math.max(reach.notMeant, end);
  }
  return reach;
}

/** The mentions of one topic in the order of the text. */
export const mentionsOf = ({ byTopic }: Reading, topic: Topic): readonly Mention[] =>
  byTopic.get(topic) ?? [];

/** Whether the word at an index is one of a group, such as the pronouns. */
export const isOne = (
  group: keyof Lexicon['groups'],
  { words }: Reading,
  index: number,
): boolean => {
  const word = words[index];
  return word !== undefined && lexicon().groups[group].has(word.number);
};
