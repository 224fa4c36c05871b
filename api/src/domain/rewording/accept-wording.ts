import { failed, type Result, success } from '@app/result';
import type { Wording } from '@app/wording/wording';
import { commonWords, littleWords, lookalikes } from './english-words.ts';
import { turnedRound } from './fixed-words.ts';
import { basicForms } from './word-forms.ts';
import { phrasesIn, spokenWords, type VisitorText, wordsIn } from './words.ts';

/** What in a wording was not the model's to say. The text itself is not kept: it may be anything. */
export type WordingRefusal =
  | 'placeholders'
  | 'characters'
  | 'length'
  | 'sentences'
  | 'name'
  | 'word'
  | 'own-sentence'
  | 'own-words'
  | 'visitor-word'
  | 'negation'
  | 'order'
  | 'turns-round';

const PLACEHOLDER = /\{(\d+)\}/g;
/** Letters of English, and the marks of a plain sentence. No digit, slash, bracket or sign. */
const PLAIN = /^['"‘“(]?[A-Za-z][A-Za-z ,.;:!?'’“”"()–—-]*$/;
/** What stands before the first word of a sentence. */
const BEGINNING = /(?:^|[.!?:]['’”")]*\s+)['‘“"(]*$/;
const SHORTEST = 0.4;
const LONGEST = 2;
const ROOM = 40;
/** Words of substance that are not those of the rules, beyond as many as are. */
const OWN_WORDS = 2;
/** Share of the template's words of substance below which a wording is about something else. */
const LEAST_KEPT = 0.5;

/**
 * Whether a model's text may stand in place of a template of the rules. It may only say what the
 * rules say: it has exactly their placeholders, and outside of them no figure, name or address and
 * no word of substance that the rules have not used in the same section.
 * @param sectionWords words of the section's templates, from `wordsIn`
 * @param visitor an order in the visitor's text names the words that it wants to see
 */
export function acceptWording(
  text: string,
  { template }: Wording,
  sectionWords: ReadonlySet<string>,
  visitor: VisitorText,
): Result<string, WordingRefusal> {
  const wording = text.trim();
  if (!samePlaceholders(wording, template)) return failed('placeholders');
  const plain = wording.replace(PLACEHOLDER, 'it');
  const rules = template.replace(PLACEHOLDER, 'it');
  if (!PLAIN.test(plain)) return failed('characters');
  const { length } = plain;
  if (length < rules.length * SHORTEST || length > rules.length * LONGEST + ROOM) {
    return failed('length');
  }
  if (sentencesIn(plain) > sentencesIn(rules) + 1) return failed('sentences');
  if (namesIn(plain).some((name) => !rules.includes(name))) return failed('name');
  const turned = turnedRound(wording, template);
  if (turned) return failed(turned);
  if (sentencesOf(wording).some((sentence) => !restsOnRules(sentence, sectionWords))) {
    return failed('own-sentence');
  }
  const ofRules = new Set(phrasesIn(template));
  if (phrasesIn(wording).some((phrase) => visitor.phrases.has(phrase) && !ofRules.has(phrase))) {
    return failed('visitor-word');
  }
  let own = 0;
  let shared = 0;
  for (const word of spokenWords(wording)) {
    if (littleWords.has(word)) continue;
    const forms = basicForms(word);
    if (forms.some((form) => sectionWords.has(form))) {
      shared += 1;
      continue;
    }
    own += 1;
    if (lookalikes.has(word) || !forms.some((form) => commonWords.has(form))) return failed('word');
    if (forms.some((form) => visitor.words.has(form))) return failed('visitor-word');
  }
  const isOther = own > shared + OWN_WORDS || keptShare(wording, template) < LEAST_KEPT;
  return isOther ? failed('own-words') : success(wording);
}

/** How many of the template's words of substance a wording has: that of another text has few. */
export function keptShare(wording: string, template: string): number {
  const kept = wordsIn([wording]);
  const asked = spokenWords(template).filter((word) => !littleWords.has(word));
  const found = asked.filter((word) => basicForms(word).some((form) => kept.has(form)));
  return asked.length === 0 ? 1 : found.length / asked.length;
}

/** More words of substance than this say something of their own. */
const MORE_WORDS = 1;

/**
 * Whether a new wording adds to the old one: another sentence, or ", and they took the diesel". Such
 * words may all be those of the rules, so that `acceptWording` lets them pass.
 */
export const saysMore = (wording: string, rules: string): boolean =>
  sentencesIn(wording) > sentencesIn(rules) ||
  wordsOfSubstance(wording) > wordsOfSubstance(rules) + MORE_WORDS;

const wordsOfSubstance = (text: string): number =>
  spokenWords(text).filter((word) => !littleWords.has(word)).length;

/** A sentence of its own, such as an order that was obeyed, has nothing of what the rules say. */
function restsOnRules(sentence: string, sectionWords: ReadonlySet<string>): boolean {
  if (/\{\d+\}/.test(sentence)) return true;
  return spokenWords(sentence).some(
    (word) => !littleWords.has(word) && basicForms(word).some((form) => sectionWords.has(form)),
  );
}

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

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]['’”")]*)\s+/);

const sentencesIn = (text: string): number => sentencesOf(text).length;
