import { littleWords } from '../../rewording/english-words.ts';
import { spokenWords } from '../../rewording/words.ts';

/** More words of substance than this say something of their own. */
const MORE_WORDS = 1;

/**
 * Whether a new wording adds to the old one: another sentence, or ", and they took the diesel". Such
 * words may all be those of the rules, so that `acceptWording` lets them pass.
 */
export const saysMore = (wording: string, rules: string): boolean =>
  sentencesIn(wording) > sentencesIn(rules) ||
  wordsOfSubstance(wording) > wordsOfSubstance(rules) + MORE_WORDS;

const sentencesIn = (text: string): number => text.split(/(?<=[.!?]['’”")]*)\s+/).length;

const wordsOfSubstance = (text: string): number =>
  spokenWords(text).filter((word) => !littleWords.has(word)).length;
