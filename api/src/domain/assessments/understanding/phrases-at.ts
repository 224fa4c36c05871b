import { ANY_NUMBER, lexicon, type Meaning, type PhraseNode, type Topic } from './lexicon.ts';
import { JOINED, SENTENCE, type Word } from './read-words.ts';

/** A phrase of a vocabulary, found in a text. */
export interface Mention {
  readonly topic: Topic;
  readonly id: string;
  /** Index of its first word, and of the word after its last. */
  readonly first: number;
  readonly end: number;
  /** Words that had to be there. */
  readonly size: number;
  readonly hasGap: boolean;
  /** Part of a longer name, as the diesel in "diesel tank". */
  readonly inside?: true;
  /** A model read it, and its quote is there. */
  readonly by?: 'model';
}

const GAP_LENGTH = 4;
const ARTICLES_IN_A_ROW = 2;
const nothing: readonly Mention[] = [];

/** The longest phrases of each topic that start at a word. */
export function phrasesAt(words: readonly Word[], first: number): readonly Mention[] {
  const start = words[first];
  if (start === undefined || (lexicon().starts[start.number] === 0 && !start.numeric))
    return nothing;
  const found: Mention[] = [];
  step(words, lexicon().phrases, first, (meaning, end) => keepLonger(found, meaning, first, end));
  return found;
}

type Report = (meaning: Meaning, end: number) => void;

/** Follows a node by the word at an index, also read as a singular or as any number. */
function step(words: readonly Word[], node: PhraseNode, at: number, report: Report): void {
  const word = words[at];
  if (word === undefined) return;
  const child = node.next.get(word.number);
  if (child) follow(words, child, at + 1, report);
  const singular = lexicon().singulars.get(word.number);
  const singularChild = singular === undefined ? undefined : node.next.get(singular);
  if (singularChild) follow(words, singularChild, at + 1, report);
  const numberChild = word.numeric ? node.next.get(ANY_NUMBER) : undefined;
  if (numberChild) follow(words, numberChild, at + 1, report);
}

function follow(words: readonly Word[], node: PhraseNode, at: number, report: Report): void {
  for (const meaning of node.meanings) report(meaning, at);
  if (node.afterGap) followGap(words, node.afterGap, at, report);
  if (node.next.size === 0) return;
  for (let skipped = 0; skipped <= ARTICLES_IN_A_ROW; skipped += 1) {
    const word = words[at + skipped];
    if (word === undefined || word.gap !== JOINED) return;
    step(words, node, at + skipped, report);
    if (!lexicon().groups.article.has(word.number)) return;
  }
}

function followGap(words: readonly Word[], node: PhraseNode, at: number, report: Report): void {
  for (let next = at; next <= at + GAP_LENGTH; next += 1) {
    const word = words[next];
    if (word === undefined || word.gap === SENTENCE) return;
    step(words, node, next, report);
  }
}

function keepLonger(found: Mention[], meaning: Meaning, first: number, end: number): void {
  const { topic, id, size, hasGap } = meaning;
  const mention = { topic, id, first, end, size, hasGap };
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const other = found[index];
    if (other?.topic !== topic) continue;
    if (other.id === id && other.hasGap === hasGap) {
      if (other.end < end) found[index] = mention;
      return;
    }
    if (hasGap || other.hasGap || other.end === end) continue;
    if (other.end > end) return;
    found.splice(index, 1);
  }
  found.push(mention);
}
