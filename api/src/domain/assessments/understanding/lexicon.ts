import { assets } from './assets.ts';
import { circumstances } from './circumstances.ts';
import { Dictionary } from './dictionary.ts';
import { fillers, plainWords, securityWords, wordGroups } from './everyday-words.ts';
import { incidents } from './incidents.ts';
import { letterAt } from './letters.ts';
import { liveSigns } from './live-signs.ts';
import { afterStates, beforeStates, denials } from './measure-states.ts';
import { measures } from './measures.ts';
import { compounds, notMeant } from './not-meant.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { premises } from './premises.ts';
import { thefts } from './thefts.ts';
import { times } from './times.ts';
import type { Entry } from './vocabulary.ts';
import { GAP, pluralOf, writtenPhrases } from './written-phrases.ts';

/** The tables by what their entries mean. */
const tables = {
  premises,
  incidents,
  places,
  assets,
  people,
  times,
  circumstances,
  measures,
  notMeant,
  compounds,
  before: beforeStates,
  after: afterStates,
  denial: denials,
  theft: thefts,
  live: liveSigns,
  security: securityWords,
} satisfies Record<string, Readonly<Record<string, Entry>>>;

export type Topic = keyof typeof tables;
type WordGroup = keyof typeof wordGroups;

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

interface Lexicon {
  readonly dictionary: Dictionary;
  readonly phrases: PhraseNode;
  /** The singular's number by the plural's. */
  readonly singulars: ReadonlyMap<number, number>;
  /** 1 for each word with which a phrase starts, by the word's number. */
  readonly starts: Uint8Array;
  readonly fillers: ReadonlySet<number>;
  readonly groups: Readonly<Record<WordGroup, ReadonlySet<number>>>;
}

/** Stands for any number in digits. */
export const ANY_NUMBER = 1;

const lettersOf = (word: string): number[] =>
  Array.from(word, (_, index) => letterAt(word, index)).filter((letter) => letter >= 0);

/** Builds dictionary and phrases from all tables, once, when the module loads. */
function buildLexicon(): Lexicon {
  const numbers = new Map<string, number>([['#', ANY_NUMBER]]);
  const dictionary = new Dictionary();
  const phrases = newNode();

  const numberOf = (word: string, forgiving: boolean): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = numbers.size + 1;
    numbers.set(word, number);
    dictionary.add(lettersOf(word), number, forgiving);
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

  const setOf = (words: string) => new Set(words.split(/\s+/).map((word) => numberOf(word, false)));

  const fillerNumbers = setOf(fillers);
  setOf(plainWords);
  // Object.entries loses the names of the groups.
  const groups = Object.fromEntries(
    Object.entries(wordGroups).map(([name, words]) => [name, setOf(words)]),
  ) as Record<WordGroup, Set<number>>;
  for (const [topic, table] of Object.entries(tables)) {
    for (const [id, entry] of Object.entries<Entry>(table)) {
      // Object.entries gives keys as plain strings.
      for (const phrase of writtenPhrases(entry.words)) add(phrase, topic as Topic, id);
    }
  }
  const singulars = addPlurals(numbers, dictionary);
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

export const lexicon = buildLexicon();
