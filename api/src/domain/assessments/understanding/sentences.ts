import { UNKNOWN } from './dictionary.ts';
import { atFirstUse, type Language, lexicon } from './lexicon.ts';
import type { Mention } from './phrases-at.ts';
import { JOINED, SENTENCE, type Word } from './read-words.ts';

/** Words from `first` up to `end`. */
export interface Sentence {
  readonly first: number;
  readonly end: number;
  /** The language of which it has most words; undefined where no word tells. */
  readonly language: Language | undefined;
}

/** The sentences of a text, and the index of the sentence of each word. */
export interface Sentences {
  readonly all: readonly Sentence[];
  readonly of: Uint32Array;
}

const languages = ['english', 'afrikaans', 'isizulu'] as const;

const NONE = 255;
/** Index of the only language that has a word, by the word's number. */
const languagesOfWords = atFirstUse(() => {
  const { markers } = lexicon();
  const last = Math.max(...languages.flatMap((language) => [...markers[language]]));
  const languageOfWord = new Uint8Array(last + 1).fill(NONE);
  languages.forEach((language, index) => {
    for (const number of markers[language]) languageOfWord[number] = index;
  });
  return languageOfWord;
});

export function sentencesOf(words: readonly Word[]): Sentences {
  const all: Sentence[] = [];
  const of = new Uint32Array(words.length);
  for (let first = 0; first < words.length; ) {
    let end = first + 1;
    while (end < words.length && words[end]?.gap !== SENTENCE) end += 1;
    of.fill(all.length, first, end);
    all.push({ first, end, language: languageOf(words, first, end) });
    first = end;
  }
  return { all, of };
}

function languageOf(words: readonly Word[], first: number, end: number): Language | undefined {
  const languageOfWord = languagesOfWords();
  const counts = new Uint32Array(languages.length);
  for (let at = first; at < end; at += 1) {
    const language = languageOfWord[words[at]?.number ?? UNKNOWN] ?? NONE;
    if (language !== NONE) counts[language] = (counts[language] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  return most === 0 ? undefined : languages[counts.lastIndexOf(most)];
}

/** "We have everything: alarm, cameras" */
export const isAfterColon = (
  { text, words }: { readonly text: string; readonly words: readonly Word[] },
  at: number,
): boolean => /^\s*:\s*$/.test(text.slice(words[at - 1]?.end, words[at]?.start));

const allFalseFriends = atFirstUse((): ReadonlySet<number> => {
  const { nounsAfterArticles, falseFriends } = lexicon();
  return new Set([...nounsAfterArticles, ...falseFriends.afrikaans, ...falseFriends.isizulu]);
});

export const mayBeFalseFriend = (word: Word | undefined): boolean =>
  word !== undefined && allFalseFriends().has(word.number);

/** Whether a phrase of one word is an ordinary word of its sentence's language: "van" in Afrikaans. */
export function isFalseFriend(
  words: readonly Word[],
  { all, of }: Sentences,
  { topic, first, end }: Mention,
): boolean {
  const word = words[first];
  const language = all[of[first] ?? 0]?.language;
  if (end !== first + 1 || !word) return false;
  if (topic === 'measures' && lexicon().nounsAfterArticles.has(word.number)) {
    return !hasArticle(words, first);
  }
  return (
    (language === 'afrikaans' || language === 'isizulu') &&
    lexicon().falseFriends[language].has(word.number)
  );
}

const articles = ['determiner', 'number', 'and', 'or', 'negation'] as const;

function hasArticle(words: readonly Word[], first: number): boolean {
  const before = words[first - 1];
  if (before === undefined || words[first]?.gap !== JOINED) return false;
  return before.numeric || articles.some((group) => lexicon().groups[group].has(before.number));
}
