import { assetWords } from '@app/knowledge/vocabularies/assets';
import { circumstanceWords } from '@app/knowledge/vocabularies/circumstances';
import {
  commonWords,
  falseFriends,
  nounsAfterArticles,
} from '@app/knowledge/vocabularies/common-words';
import { fillers, plainWords, wordGroups } from '@app/knowledge/vocabularies/everyday-words';
import { figureWords } from '@app/knowledge/vocabularies/figures';
import { incidentWords } from '@app/knowledge/vocabularies/incidents';
import {
  wordsAfterMeasures,
  wordsBeforeMeasures,
} from '@app/knowledge/vocabularies/measure-states';
import { measureWords } from '@app/knowledge/vocabularies/measures';
import { compounds, damage, notMeant } from '@app/knowledge/vocabularies/not-meant';
import { peopleWords } from '@app/knowledge/vocabularies/people';
import { phrasesIn } from '@app/knowledge/vocabularies/phrases';
import { placeWords } from '@app/knowledge/vocabularies/places';
import { premisesWords } from '@app/knowledge/vocabularies/premises';
import {
  denials,
  liveSigns,
  losses,
  orders,
  securityWords,
  thefts,
} from '@app/knowledge/vocabularies/signal-words';
import { timeWords } from '@app/knowledge/vocabularies/times';
import { Dictionary } from './dictionary.ts';
import { letterAt } from './letters.ts';

/** The word lists by what their entries mean. */
const lists = {
  premises: premisesWords,
  incidents: incidentWords,
  places: placeWords,
  assets: assetWords,
  people: peopleWords,
  times: timeWords,
  circumstances: circumstanceWords,
  measures: measureWords,
  notMeant: { phrase: notMeant, damage },
  compounds: { name: compounds },
  before: wordsBeforeMeasures,
  after: wordsAfterMeasures,
  denial: { denied: denials },
  theft: { theft: thefts },
  loss: losses,
  order: orders,
  live: liveSigns,
  security: { security: securityWords },
} satisfies Record<string, Readonly<Record<string, string>>>;

export type Topic = keyof typeof lists;
type WordGroup = keyof typeof wordGroups;
type FigureGroup = keyof typeof figureWords;
export type Language = keyof typeof commonWords;

/** An entry at the end of a phrase. */
export interface Meaning {
  readonly topic: Topic;
  readonly id: string;
  /** Words of the phrase. */
  readonly size: number;
  readonly hasGap: boolean;
}

/** What can follow the words of a phrase so far. */
export interface PhraseNode {
  readonly next: Map<number, PhraseNode>;
  afterGap?: PhraseNode;
  readonly meanings: Meaning[];
}

const newNode = (): PhraseNode => ({ next: new Map(), meanings: [] });

export interface Lexicon {
  readonly dictionary: Dictionary;
  readonly phrases: PhraseNode;
  /** The singular's number by the plural's. */
  readonly singulars: ReadonlyMap<number, number>;
  /** 1 for each word with which a phrase starts, by the word's number. */
  readonly starts: Uint8Array;
  readonly fillers: ReadonlySet<number>;
  readonly groups: Readonly<Record<WordGroup, ReadonlySet<number>>>;
  readonly figures: Readonly<Record<FigureGroup, ReadonlySet<number>>>;
  /** Words that only one language has. */
  readonly markers: Readonly<Record<Language, ReadonlySet<number>>>;
  readonly nounsAfterArticles: ReadonlySet<number>;
  readonly falseFriends: Readonly<Record<keyof typeof falseFriends, ReadonlySet<number>>>;
}

/** Stands for any number in digits. */
export const ANY_NUMBER = 1;

const lettersOf = (word: string): number[] =>
  Array.from(word, (_, index) => letterAt(word, index)).filter((letter) => letter >= 0);

/** Builds dictionary and phrases from all word lists, in a third of a second. */
function buildLexicon(): Lexicon {
  const numbers = new Map<string, number>([['#', ANY_NUMBER]]);
  const dictionary = new Dictionary();
  const phrases = newNode();

  const numberOf = (word: string, forgiving: boolean): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    // The dictionary may have it as a plural.
    const number = dictionary.add(lettersOf(word), numbers.size + 1, forgiving);
    numbers.set(word, number);
    return number;
  };

  const add = (phrase: readonly string[], topic: Topic, id: string): void => {
    let node = phrases;
    for (const word of phrase) {
      if (word === GAP) {
        node.afterGap ??= newNode();
        node = node.afterGap;
        continue;
      }
      const number = numberOf(word, true);
      const child = node.next.get(number) ?? newNode();
      node.next.set(number, child);
      node = child;
    }
    const hasGap = phrase.includes(GAP);
    if (!node.meanings.some((meaning) => meaning.topic === topic && meaning.id === id)) {
      node.meanings.push({ topic, id, size: phrase.length - (hasGap ? 1 : 0), hasGap });
    }
  };

  const setOf = (words: string) =>
    new Set(
      words
        .trim()
        .split(/\s+/)
        .map((word) => numberOf(word, false)),
    );

  const fillerNumbers = setOf(fillers);
  setOf(plainWords);
  // Object.entries loses the names of the groups.
  const setsOf = <Name extends string>(lists: Readonly<Record<Name, string>>) =>
    Object.fromEntries(
      Object.entries<string>(lists).map(([name, words]) => [name, setOf(words)]),
    ) as Record<Name, Set<number>>;
  const groups = setsOf(wordGroups);
  for (const [topic, entries] of Object.entries(lists)) {
    for (const [id, list] of Object.entries<string>(entries)) {
      for (const { phrase } of phrasesIn(list)) {
        // Object.entries gives keys as plain strings.
        for (const words of waysToWrite(phrase)) add(words, topic as Topic, id);
      }
    }
  }
  // After the phrases, whose long words may be misspelt.
  const figures = setsOf(figureWords);
  const singulars = addPlurals(numbers, dictionary);
  const common = {
    english: setOf(commonWords.english),
    afrikaans: setOf(commonWords.afrikaans),
    isizulu: setOf(commonWords.isizulu),
  };
  const onlyNouns = setOf(nounsAfterArticles);
  const otherMeanings = {
    afrikaans: setOf(falseFriends.afrikaans),
    isizulu: setOf(falseFriends.isizulu),
  };
  const starts = Uint8Array.from({ length: numbers.size + 1 }, (_, number) => {
    const singular = singulars.get(number) ?? number;
    return phrases.next.has(number) || phrases.next.has(singular) ? 1 : 0;
  });
  return {
    dictionary,
    phrases,
    singulars,
    starts,
    fillers: fillerNumbers,
    groups,
    figures,
    markers: {
      english: common.english.difference(common.afrikaans).difference(common.isizulu),
      afrikaans: common.afrikaans.difference(common.english).difference(common.isizulu),
      isizulu: common.isizulu.difference(common.english).difference(common.afrikaans),
    },
    nounsAfterArticles: onlyNouns,
    falseFriends: otherMeanings,
  };
}

/** Lets each plural be found, and says which word it is the plural of. */
function addPlurals(numbers: Map<string, number>, dictionary: Dictionary): Map<number, number> {
  const singulars = new Map<number, number>();
  for (const [word, number] of [...numbers]) {
    if (word.length < 3 || !/^[a-z]+$/.test(word)) continue;
    const plural = pluralOf(word);
    const known = numbers.get(plural);
    if (known === undefined) dictionary.add(lettersOf(plural), number, true);
    else singulars.set(known, number);
  }
  return singulars;
}

/** Any words, up to four. */
const GAP = '…';

/** A phrase as its words; hyphens make several of one. */
function waysToWrite(phrase: string): string[][] {
  const words = phrase.split(/[\s&]+/);
  if (words.every((word) => PLAIN.test(word))) return [words];
  return words
    .map(alternatives)
    .reduce<string[][]>(
      (starts, choice) => starts.flatMap((start) => choice.map((words) => [...start, ...words])),
      [[]],
    );
}

/** Most words, which are written in one way. */
const PLAIN = /^[a-z0-9]+$/;

/** Each way to write one word of a phrase, as one or more words. */
function alternatives(word: string): string[][] {
  const plain = word.replaceAll(/['’]/g, '').normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (plain === '') return [[]];
  const parts = plain.split(/[-.]/);
  return parts.length === 1 ? [parts] : [parts, [parts.join('')]];
}

/** The regular plural: "battery" becomes "batteries". */
function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Makes something once, when it is first asked for: a start need not wait for it. */
export function atFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

export const lexicon = atFirstUse(buildLexicon);
