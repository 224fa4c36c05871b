import { commonWords, littleWords, negations } from './english-words.ts';
import { basicForms } from './word-forms.ts';
import { textTokens } from './words.ts';

const split = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Ranks, order in time, degrees, and conditions: what comes first, what counts most, and when not. */
const ranks = split(`
first firstly second secondly third thirdly fourth fourthly fifth fifthly last lastly latest next finally final eventually
before after afterwards until unless except instead rather despite later earlier sooner ahead previous prior
most least more less fewer better best worse worst main mainly prefer preferable priority seldom rarely
`);

/** What a text may not say unless the rules do: advice against advice, and the opposite of what to do. */
const turning = split(`
ignore forget skip avoid refuse reject delay postpone overlook neglect doubt dismiss waste wrong mistake false
unnecessary unimportant optional useless pointless harmless
open close shut start stop leave stay keep drop remove increase reduce raise lower improve worsen
allow prevent permit encourage deter attract show hide hidden exposed accept deny help harm
safe dangerous danger risk strong weak easy hard early late high low big small quick slow
never always everybody somebody everyone someone today tomorrow yesterday
`);

/** What limits a statement, and must not be left out. */
const limiting = ['only', 'off', 'outside', 'inside'];

const isSuperlative = (word: string): boolean =>
  word.endsWith('est') &&
  basicForms(word).some((form) => form !== word && (commonWords.has(form) || ranks.has(form)));

const isRank = (token: string): boolean => ranks.has(token) || isSuperlative(token);
const isFact = (token: string): boolean => token.startsWith('{');
const isOfSubstance = (token: string): boolean => !littleWords.has(token) && !isRank(token);

/** Facts and ranks, in their order. */
const orderOf = (tokens: readonly string[]): string =>
  tokens.filter((token) => isFact(token) || isRank(token)).join();

/** Words of substance, each with the number of ranks before it. */
function placesOf(tokens: readonly string[]): readonly (readonly [word: string, place: number])[] {
  let place = 0;
  return tokens.flatMap((token) => {
    if (isRank(token)) place += 1;
    return isOfSubstance(token) && !isFact(token) ? [[token, place] as const] : [];
  });
}

/**
 * Whether a wording has the same facts and ranks in the same order as its template, and no word of the
 * template on the other side of a rank. Otherwise words of the rules could be put together to the
 * opposite: "Cameras come first. Close the gate second."
 */
function keepsOrder(wording: readonly string[], template: readonly string[]): boolean {
  if (orderOf(wording) !== orderOf(template)) return false;
  const places = new Map<string, Set<number>>();
  for (const [word, place] of placesOf(template)) {
    for (const form of basicForms(word)) {
      places.set(form, (places.get(form) ?? new Set()).add(place));
    }
  }
  const said = Map.groupBy(placesOf(wording), ([word]) => word);
  return Array.from(said).every(([word, found]) => {
    const known = basicForms(word).flatMap((form) => places.get(form) ?? []);
    const isInPlace = found.some(([, place]) => known.some((allowed) => allowed.has(place)));
    return known.length === 0 || isInPlace;
  });
}

/** As far from a negation as what it denies. */
const NEAR = 2;

/** For each negation the words and facts beside it, in its sentence. */
const denied = (text: string): readonly ReadonlySet<string>[] =>
  text.split(/[.!?;:]/).flatMap((sentence) => {
    const tokens = textTokens(sentence).filter(
      (token) => negations.has(token) || isOfSubstance(token),
    );
    return tokens.flatMap((token, at) => {
      if (!negations.has(token)) return [];
      const beside = tokens.slice(Math.max(0, at - NEAR), at + NEAR + 1);
      return [new Set(beside.filter((word) => word !== token).flatMap(basicForms))];
    });
  });

/** Whether each negation of a wording denies what one of the template does. */
function deniesTheSame(wording: string, template: string): boolean {
  const [said, rules] = [denied(wording), denied(template)];
  return (
    said.length === rules.length &&
    said.every((words) => rules.some((others) => !words.isDisjointFrom(others)))
  );
}

/** Whether a wording says what turns advice round and its template does not, or leaves out a limit. */
function turnsRound(wording: readonly string[], template: readonly string[]): boolean {
  const forms = new Set(template.flatMap(basicForms));
  const turns = (word: string) =>
    basicForms(word).some((form) => turning.has(form)) &&
    !basicForms(word).some((form) => forms.has(form));
  return (
    wording.some(turns) ||
    limiting.some((word) => template.includes(word) && !wording.includes(word))
  );
}

/** What of a wording does not say the same as its template; nothing when all does. */
export function turnedRound(
  wording: string,
  template: string,
): 'order' | 'negation' | 'turns-round' | undefined {
  const [said, rules] = [textTokens(wording), textTokens(template)];
  if (!deniesTheSame(wording, template)) return 'negation';
  if (!keepsOrder(said, rules)) return 'order';
  return turnsRound(said, rules) ? 'turns-round' : undefined;
}
