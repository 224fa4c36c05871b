import { failed, type Result, success } from '@app/result';
import type { Wording } from '../report.ts';
import { commonWords, littleWords, negations } from './english-words.ts';
import { basicForms } from './word-forms.ts';

/** What in a wording was not the model's to say. The text itself is not kept: it may be anything. */
export type WordingRefusal =
  | 'placeholders'
  | 'characters'
  | 'length'
  | 'sentences'
  | 'name'
  | 'word'
  | 'visitor-word'
  | 'negation';

const PLACEHOLDER = /\{(\d+)\}/g;
/** Letters of English, and the marks of a plain sentence. No digit, slash, bracket or sign. */
const PLAIN = /^[A-Za-z ,.;:!?'’“”"()–—-]*$/;
const WORD = /[A-Za-z]+(?:['’][A-Za-z]+)*/g;
/** What stands before the first word of a sentence. */
const BEGINNING = /(?:^|[.!?:]['’”")]*\s+)['‘“"(]*$/;
const SHORTEST = 0.4;
const LONGEST = 2;
const ROOM = 40;

/**
 * Whether a model's text may stand in place of a template of the rules. It may only say what the
 * rules say: it has exactly their placeholders, and outside of them no figure, name or address and
 * no word of substance that the rules have not used in the same section.
 * @param sectionWords words of the section's templates, from `wordsIn`
 * @param visitorWords words that the visitor typed, from `wordsIn`: an order in the visitor's text
 *   names the words that it wants to see
 */
export function acceptWording(
  text: string,
  { template }: Wording,
  sectionWords: ReadonlySet<string>,
  visitorWords: ReadonlySet<string>,
): Result<string, WordingRefusal> {
  const wording = text.trim();
  if (!samePlaceholders(wording, template)) return failed('placeholders');
  const plain = wording.replace(PLACEHOLDER, 'it');
  const rules = template.replace(PLACEHOLDER, 'it');
  if (!PLAIN.test(plain)) return failed('characters');
  const { length } = plain;
  if (length < rules.length * SHORTEST - ROOM || length > rules.length * LONGEST + ROOM) {
    return failed('length');
  }
  if (sentencesIn(plain) > sentencesIn(rules) + 1) return failed('sentences');
  if (namesIn(plain).some((name) => !rules.includes(name))) return failed('name');
  if (negationsIn(plain) !== negationsIn(rules)) return failed('negation');
  for (const word of plain.toLowerCase().match(WORD) ?? []) {
    if (littleWords.has(word.replaceAll('’', "'"))) continue;
    const forms = basicForms(word);
    if (forms.some((form) => sectionWords.has(form))) continue;
    if (!forms.some((form) => commonWords.has(form))) return failed('word');
    if (forms.some((form) => visitorWords.has(form))) return failed('visitor-word');
  }
  return success(wording);
}

/** The basic forms of every word in some texts. */
export const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      (text.replace(PLACEHOLDER, ' ').toLowerCase().match(WORD) ?? []).flatMap(basicForms),
    ),
  );

const samePlaceholders = (one: string, other: string): boolean =>
  placeholdersIn(one) === placeholdersIn(other) && !/[{}]/.test(one.replace(PLACEHOLDER, ''));

const placeholdersIn = (text: string): string =>
  Array.from(text.matchAll(PLACEHOLDER), ([, number]) => number)
    .toSorted()
    .join();

/** Words with a capital letter that no sentence begins with, and words in capitals. */
const namesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\b[A-Z][A-Za-z'’]*/g))
    .filter(([word]) => word !== 'I' && !/^I['’]/.test(word))
    .filter(({ 0: word, index }) => /[A-Z]{2}/.test(word) || !BEGINNING.test(text.slice(0, index)))
    .map(([word]) => word);

const sentencesIn = (text: string): number => text.match(/[.!?]+(?=\s|$)/g)?.length ?? 0;

const negationsIn = (text: string): number =>
  (text.toLowerCase().match(WORD) ?? []).filter((word) => negations.has(word.replaceAll('’', "'")))
    .length;
