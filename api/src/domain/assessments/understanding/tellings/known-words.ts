import { allTellings } from '@app/knowledge/examples/tellings';
import { fold } from '../letters.ts';

const SIZE = 4;
/** A group of letters that only one word has may be a typing mistake. */
const FEWEST_WORDS = 2;

interface Known {
  readonly words: ReadonlySet<string>;
  /** How many words have each group of four letters, their start and end marked. */
  readonly groups: ReadonlyMap<string, number>;
}

let known: Known | undefined;

function learn(): Known {
  const words = new Set(allTellings().flatMap(({ text }) => plain(fold(text)).split(/[^a-z]+/)));
  const groups = new Map<string, number>();
  for (const word of words) {
    for (const group of new Set(groupsOf(word))) groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return { words, groups };
}

/** Folded text without accents: "vólés" becomes "voles". */
export const plain = (text: string): string => text.normalize('NFD').replace(/[\p{M}'’‘`]/gu, '');

/** Whether some telling has this plain word. */
export const isTold = (word: string): boolean => {
  known ??= learn();
  return known.words.has(word);
};

/** Of the groups of letters of a plain word, how many (0 to 1) words of tellings have: 1 looks like a word of ours. */
export function likeness(word: string): number {
  known ??= learn();
  const { groups } = known;
  const own = groupsOf(word);
  const alike = own.filter((group) => (groups.get(group) ?? 0) >= FEWEST_WORDS).length;
  return own.length === 0 ? 0 : alike / own.length;
}

function groupsOf(word: string): readonly string[] {
  const marked = `_${word}_`;
  return Array.from({ length: Math.max(0, marked.length - SIZE + 1) }, (_, at) =>
    marked.slice(at, at + SIZE),
  );
}
