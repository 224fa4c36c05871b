import { UNKNOWN } from './dictionary.ts';
import type { Topic } from './lexicon.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sentences.ts';
import { isTold, likeness, plain } from './tellings/known-words.ts';

const FEWEST_WORDS = 3;
/** Of the words of a sentence, how many may be known, and with their likeness to ours how much at most. */
const KNOWN_SHARE = 0.34;
const LIKE_OURS = 0.9;
const MOST = 3;
const LONGEST = 200;
const LONGEST_WORD = 40;
/** The longest field is shorter; beyond, a text is not one that somebody typed. */
const MOST_WORDS = 1500;
const MOST_LETTERS = 5000;
/** "Rustenburg" and "ngaseGreytown": names of people and places are in no word list. */
const NAME = /^(?:\p{Lu}|\p{Ll}{1,8}\p{Lu})\p{Ll}/u;
const FILE =
  /[\w-]{1,60}\.(?:jpe?g|png|heic|webp|gif|mp4|mov|3gp|opus|ogg|m4a|mp3|pdf|docx?|xlsx?)\b/giu;
/** What was understood is not unread. */
const understood: ReadonlySet<Topic> = new Set<Topic>(['incidents', 'measures', 'assets']);

/** Sentences, as typed, that no reader of English, Afrikaans and isiZulu can read, and names of files. */
export function unreadParts(original: string, reading: Reading, unread: Unread): readonly string[] {
  const files = filesIn(original);
  const sentences = [...unread].map((sentence) => textOf(original, reading, sentence));
  const pictures = reading.words.length === 0 && /\p{Extended_Pictographic}/u.test(original);
  return [
    ...(pictures ? [original.trim().slice(0, LONGEST)] : []),
    ...sentences.filter((text) => !files.some((file) => file.includes(text))),
    ...files,
  ].slice(0, MOST);
}

const filesIn = (original: string): readonly string[] =>
  original.slice(0, MOST_LETTERS).match(FILE) ?? [];

export type Unread = ReadonlySet<Sentence>;

/** The sentences in which hardly a word is of English, Afrikaans or isiZulu, or looks like one. */
export function unreadSentences(original: string, reading: Reading): Unread {
  const heard = new Set(
    reading.mentions
      .filter(({ topic }) => understood.has(topic))
      .map(({ first }) => reading.sentences.of[first]),
  );
  const files = filesIn(original);
  return new Set(
    reading.sentences.all.filter(
      (sentence, index) =>
        (sentence.end <= MOST_WORDS &&
          !heard.has(index) &&
          isUnread(original, reading, sentence)) ||
        files.some((file) => file.includes(textOf(original, reading, sentence))),
    ),
  );
}

/** Whether words from `first` up to `end` are in unread sentences only: they tell of nothing. */
export const isWithin = (unread: Unread, reading: Reading, first: number, end: number): boolean =>
  unread.size > 0 &&
  reading.sentences.all.every(
    (sentence) => sentence.end <= first || sentence.first >= end || unread.has(sentence),
  );

function isUnread(original: string, { text, words }: Reading, { first, end }: Sentence): boolean {
  const sameLength = original.length === text.length;
  const counts = { words: 0, known: 0, strange: 0, likeness: 0 };
  for (const { number, numeric, start, end: after } of words.slice(first, end)) {
    if (numeric || after - start > LONGEST_WORD) continue;
    const word = plain(text.slice(start, after));
    if (/\p{L}/u.test(word) && !/[a-z]/.test(word)) return true;
    if (word.length < 2) continue;
    const isFirst = start === words[first]?.start;
    if (sameLength && !isFirst && NAME.test(original.slice(start, after))) continue;
    counts.words += 1;
    if (number !== UNKNOWN || isTold(word)) counts.known += 1;
    else {
      counts.strange += 1;
      counts.likeness += likeness(word);
    }
  }
  const share = counts.known / counts.words;
  return (
    counts.words >= FEWEST_WORDS &&
    share <= KNOWN_SHARE &&
    share + counts.likeness / Math.max(1, counts.strange) < LIKE_OURS
  );
}

/** Folding can change the length of a text; then its folded words are quoted. */
function textOf(original: string, { text, words }: Reading, { first, end }: Sentence): string {
  const source = original.length === text.length ? original : text;
  const start = words[first]?.start ?? 0;
  return source.slice(start, Math.min(words[end - 1]?.end ?? start, start + LONGEST));
}
