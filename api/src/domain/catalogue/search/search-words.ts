import { failed, type Result, success } from '@app/result';
import { queryWords } from './query-words.ts';

/**
 * What a search for a phrase finds besides: other phrases, each a list of words that a product must have.
 * A phrase is written as its words joined.
 */
export type SearchWords = ReadonlyMap<string, readonly (readonly string[])[]>;

export const NO_SEARCH_WORDS: SearchWords = new Map();

const LINES = 2000;
const PHRASE_WORDS = 4;

/**
 * Reads the table of search words, one rule on a line: `energiser = energizer` for words that mean the
 * same, `cctv > camera` for a word whose search also finds the others; several are separated by commas.
 * Empty lines and those that begin with `#` are skipped. The failure names each wrong line.
 */
export function readSearchWords(text: string): Result<SearchWords, string> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.length > LINES) return failed(`has more than ${LINES} lines`);
  const words = new Map<string, (readonly string[])[]>();
  const problems: string[] = [];
  lines.forEach((line, at) => {
    if (line.trim() === '' || line.trim().startsWith('#')) return;
    const rule = readRule(line);
    if (!rule.ok) problems.push(`line ${at + 1}: ${rule.failure}`);
    else for (const [phrase, others] of rule.value) addRule(words, phrase, others);
  });
  return problems.length > 0 ? failed(problems.join('\n')) : success(words);
}

type Phrase = readonly string[];
type Rule = readonly (readonly [Phrase, readonly Phrase[]])[];

function readRule(line: string): Result<Rule, string> {
  const signs = line.replace(/[^=>]/g, '');
  const oneWay = signs === '>';
  if (!oneWay && !/^=+$/.test(signs)) {
    return failed('must have words on both sides of one ">", or of "="');
  }
  const sides = line.split(/[=>]/).map((side) => side.split(',').map(queryWords));
  const phrases = sides.flat();
  if (phrases.some((phrase) => phrase.length === 0)) return failed('has a place without a word');
  const long = phrases.find((phrase) => phrase.length > PHRASE_WORDS);
  if (long) return failed(`"${long.join(' ')}" has more than ${PHRASE_WORDS} words`);
  const [left = [], right = []] = sides;
  if (oneWay) return success(left.map((phrase) => [phrase, right]));
  return success(
    phrases.map((phrase) => [phrase, phrases.filter((other) => other !== phrase)] as const),
  );
}

function addRule(words: Map<string, Phrase[]>, phrase: Phrase, others: readonly Phrase[]): void {
  const key = phrase.join('');
  words.set(key, [...(words.get(key) ?? []), ...others]);
}
