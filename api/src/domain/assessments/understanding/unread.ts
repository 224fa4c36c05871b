import { UNKNOWN } from './dictionary.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sentences.ts';

const FEWEST_WORDS = 3;
/** Of the words of a sentence, how many a reader has to know, and how many may be impossible. */
const KNOWN_SHARE = 0.25;
const IMPOSSIBLE_SHARE = 0.2;
const MOST = 3;
const LONGEST = 200;
/** Every syllable of isiZulu ends in a vowel, so a word of it that we do not know can be told by its letters. */
const ZULU = /^[a-z]{2,}[aeiou]$/;
const CLUSTER =
  /[bcdfghjklmnpqrstvwxz]{4}|^(?!ng|nk|nt|nd|mb|mf|hl|sh|th|kw|gw|nh|tw|ph|bh|kh|dl)[bcdfghjklmnpqrtvwxz]{3}/;
const VOWEL = /[aeiouy]/;
const IMPOSSIBLE_END = /(q|sq|kz|vr|mf|lk[tpd]|rtk|bl|gl|pt[kpw]|zz)$/;

/** The sentences, as typed, in which almost no word is one of English, Afrikaans or isiZulu. */
export function unreadSentences(original: string, reading: Reading): readonly string[] {
  const unread: string[] = [];
  for (const sentence of reading.sentences.all) {
    if (unread.length === MOST) break;
    if (isUnread(reading, sentence)) unread.push(textOf(original, reading, sentence));
  }
  return unread;
}

function isUnread({ text, words }: Reading, { first, end }: Sentence): boolean {
  const counts = { words: 0, known: 0, zulu: 0, impossible: 0 };
  for (const { number, numeric, start, end: after } of words.slice(first, end)) {
    if (numeric || after - start < 2) continue;
    counts.words += 1;
    if (number !== UNKNOWN) counts.known += 1;
    else {
      const word = text.slice(start, Math.min(after, start + LONGEST));
      if (!/^[a-z]+$/.test(word)) continue;
      const isImpossible = !VOWEL.test(word) || CLUSTER.test(word) || IMPOSSIBLE_END.test(word);
      if (isImpossible) counts.impossible += 1;
      else if (word.length > 4 && ZULU.test(word)) counts.zulu += 1;
    }
  }
  return (
    counts.words >= FEWEST_WORDS &&
    counts.known + counts.zulu <= counts.words * KNOWN_SHARE &&
    counts.impossible >= counts.words * IMPOSSIBLE_SHARE
  );
}

/** Folding can change the length of a text; then its folded words are quoted. */
function textOf(original: string, { text, words }: Reading, { first, end }: Sentence): string {
  const source = original.length === text.length ? original : text;
  const start = words[first]?.start ?? 0;
  return source.slice(start, Math.min(words[end - 1]?.end ?? start, start + LONGEST));
}
