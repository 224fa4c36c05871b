import { wordAt } from './clock-time.ts';
import type { Topic } from './lexicon.ts';
import { orderedSentences } from './orders.ts';
import type { Mention } from './phrases-at.ts';
import { COMMA, SENTENCE } from './read-words.ts';
import { isOne, mentionsOf, type Reading } from './reading.ts';
import { isAfterColon } from './sentences.ts';
import type { HeardMeasure } from './understanding.ts';

type State = HeardMeasure['state'];

/** A mention of a measure with what was said about it; `undefined` when it was only named. */
export interface StatedMeasure {
  readonly mention: Mention;
  readonly state: State | undefined;
}

/** How far from a measure a word about it can be. */
const REACH = 8;
const REACH_OF_HAVING = 5;
/** What counts when several things are said before a measure: "we don't want to have dogs". */
const strongestFirst: readonly State[] = ['refused', 'broken', 'absent', 'wanted', 'present'];

/** What a text says about each measure that it names, in the order of the text. */
export function statedMeasures(reading: Reading): StatedMeasure[] {
  const named = mentionsOf(reading, 'measures');
  if (named.length === 0) return [];
  const ordered = orderedSentences(reading);
  const hasCashVan = CASH_VAN.test(reading.text);
  const before = cuesByWord(reading, 'before');
  const afterStates = statesAfter(reading, named, cuesByWord(reading, 'after'));
  let earlier: State | undefined;
  return named.map((mention, index) => {
    const from = startOfStatement(reading, mention, named[index - 1]);
    if (ordered.has(reading.sentences.of[mention.first] ?? 0)) return { mention, state: undefined };
    const own = joinedState(reading, mention) ?? stateBefore(before, from.at, mention.first);
    const state: State | undefined =
      own ?? (inherits(reading, from, mention, earlier) ? earlier : undefined);
    earlier = state;
    const said = afterStates[index];
    if (own === 'absent' && isDeclined(reading, mention)) return { mention, state: 'refused' };
    if (own === 'absent' && said === 'wanted') return { mention, state: 'absent' };
    // "No guard was on duty" has none, and "we want an alarm that works" is a wish.
    const isFinal =
      state === 'refused' || ((own === 'absent' || own === 'wanted') && said === 'present');
    const stated = isFinal ? state : said === 'unsaid' ? undefined : (said ?? state);
    if (stated === undefined && said === undefined) {
      const isOwned = isOwn(reading, mention) || (!hasCashVan && isGuard(reading, mention));
      return {
        mention,
        state: isOwned && !isOthers(reading, from, mention) ? 'present' : undefined,
      };
    }
    const isUnsaid =
      (stated === 'present' && isOthers(reading, from, mention)) ||
      (stated === 'wanted' && isOthersDoing(reading, from, mention)) ||
      isUnclear(reading, mention, stated);
    return { mention, state: isUnsaid ? undefined : stated };
  });
}

/** Guards who come with it are not the visitor's. */
const CASH_VAN = /\bcash[- ](van|guards?|in)\b|\bcit\b/;
const HAVING = /^(si|ngi|ku|ba|zi)n[aeo]/;
const NOT_HAVING = /^(asi|angi|aku|ayi|aba)n[aeo]/;

/** IsiZulu says it in the same word: "sinekhamera", "asinekhamera". */
function joinedState(reading: Reading, { first }: Mention): State | undefined {
  const word = wordAt(reading, first);
  if (NOT_HAVING.test(word)) return 'absent';
  return HAVING.test(word) ? 'present' : undefined;
}

/** "Our old cameras" */
const isOwn = (reading: Reading, { first }: Mention): boolean =>
  isOne('own', reading, first - 1) || isOne('own', reading, first - 2);

/** Whoever tells what a guard did has one: "a guard was held up". "Guards at the gate" may be a wish. */
function isGuard(reading: Reading, { id, first }: Mention): boolean {
  if (id !== 'guards' || isOne('negation', reading, first - 1)) return false;
  const near = [first - 1, first - 2];
  return (
    near.some((at) => isOne('article', reading, at) || isCount(reading, at)) &&
    !near.some((at) => isOne('likeness', reading, at) || isOne('foreign', reading, at))
  );
}

const isCount = (reading: Reading, at: number): boolean =>
  isOne('number', reading, at) || isNumeric(reading, at) || isOne('determiner', reading, at);

/** "The neighbour has cameras", "guards of the mall" */
function isOthers(reading: Reading, from: Statement, { first, end }: Mention): boolean {
  for (let at = from.at; at < first; at += 1) if (isOne('foreign', reading, at)) return true;
  for (let at = end; at < end + LOOKED_AFTER; at += 1) {
    if (reading.words[at] === undefined || reading.words[at]?.gap === SENTENCE) return false;
    if (isOne('clause', reading, at) || isOne('contrast', reading, at)) return false;
    if (isOne('foreign', reading, at) && !isOne('pronoun', reading, at)) return true;
  }
  return false;
}

const LOOKED_AFTER = 4;

/** "My neighbour put up a camera" wants none. */
function isOthersDoing(reading: Reading, from: Statement, { first }: Mention): boolean {
  const words = Array.from({ length: first - from.at }, (_, index) => from.at + index);
  return (
    words.some((at) => isOne('foreign', reading, at)) &&
    !words.some((at) => isOne('self', reading, at))
  );
}

/** "No cameras please" and "no cameras, guests would not like it", but not "we have no cameras please help". */
function isDeclined(reading: Reading, mention: Mention): boolean {
  const { first } = mention;
  const { gap } = reading.words[first - 1] ?? {};
  const isOpening =
    first < 2 ||
    gap === SENTENCE ||
    gap === COMMA ||
    /^(and|but|en|maar)$/.test(wordAt(reading, first - 2));
  const isNone = /^(no|geen)$/.test(wordAt(reading, first - 1));
  return isNone && isOpening && (isAskedFor(reading, mention) || isDisliked(reading, mention));
}

function isAskedFor(reading: Reading, { end }: Mention): boolean {
  const next = reading.words[end + 1];
  return (
    /^(please|asseblief)$/.test(wordAt(reading, end)) &&
    reading.words[end]?.gap !== COMMA &&
    (next === undefined || next.gap === COMMA || next.gap === SENTENCE)
  );
}

const DISLIKE =
  /^[^.!?;]{0,40}(?:\b(?:not|never|\w+n['’]?t) (?:like|want|allow) (?:it|that|them|this|to be|being)\b|\bhou nie\b|\bprivacy\b)/;

/** What follows in the same sentence says who would not have it. */
function isDisliked(reading: Reading, { end }: Mention): boolean {
  const next = reading.words[end];
  if (next === undefined || next.gap === SENTENCE) return false;
  return DISLIKE.test(reading.text.slice(next.start));
}

/** Lights are switched off where all is well, and men dressed as guards are none. */
function isUnclear(reading: Reading, { id, first, end }: Mention, state?: State): boolean {
  if (id === 'guards' && (state === 'broken' || state === 'present')) {
    return [first - 1, first - 2].some((at) => isOne('likeness', reading, at));
  }
  if (state !== 'broken') return false;
  return id === 'lighting' && /^(off|af)$/.test(wordAt(reading, end + 1));
}

interface Statement {
  readonly at: number;
  /** It goes on from the measure before: "no cameras or alarm". */
  readonly goesOn: boolean;
}

/** Where the words that can say something about a measure begin. */
function startOfStatement(reading: Reading, { first }: Mention, last?: Mention): Statement {
  const earliest = Math.max(0, first - REACH);
  let comma: number | undefined;
  for (let at = first; at > earliest; at -= 1) {
    if (last && at <= last.end) return { at: comma ?? last.end, goesOn: true };
    if (startsStatement(reading, at)) return { at: comma ?? at, goesOn: false };
    // "Tags instead of keys, cameras": what is before the comma is about the keys.
    if (reading.words[at]?.gap === COMMA) comma ??= at;
  }
  return { at: comma ?? earliest, goesOn: last !== undefined && earliest <= last.end };
}

const startsStatement = (reading: Reading, at: number): boolean => {
  const gap = reading.words[at]?.gap;
  return (
    (gap === SENTENCE && !isAfterColon(reading, at)) ||
    isOne('contrast', reading, at) ||
    (gap === COMMA && isOne('subject', reading, at))
  );
};

type Cues = ReadonlyMap<number, Mention>;

/** Words about measures by the index of their first word. */
const cuesByWord = (reading: Reading, topic: Topic): Cues =>
  new Map(mentionsOf(reading, topic).map((mention) => [mention.first, mention]));

function stateBefore(cues: Cues, from: number, to: number): State | undefined {
  const said = new Set<string>();
  for (let at = from; at < to; at += 1) {
    const cue = cues.get(at);
    if (!cue || cue.end > to) continue;
    // "I have a shop beside a club that hires guards" says nothing about guards.
    if (cue.id !== 'present' || cue.end >= to - REACH_OF_HAVING) said.add(cue.id);
  }
  return strongestFirst.find((state) => said.has(state));
}

function stateAfter(cues: Cues, from: number, to: number): State | 'unsaid' | undefined {
  for (let at = from; at < to; at += 1) {
    const cue = cues.get(at);
    if (!cue) continue;
    // "The cameras are old and one is broken"
    const later = cue.id === 'present' ? brokenAfter(cues, cue.end, to) : undefined;
    // The table of these words has states and 'none'.
    return later ?? (cue.id === 'none' ? 'unsaid' : (cue.id as State));
  }
  return undefined;
}

function brokenAfter(cues: Cues, from: number, to: number): State | undefined {
  for (let at = from; at < to; at += 1) if (cues.get(at)?.id === 'broken') return 'broken';
  return undefined;
}

/** "No cameras or alarm" lacks both, and who wants "cameras and beams" wants both. */
function inherits(
  reading: Reading,
  from: Statement,
  { first }: Mention,
  earlier: State | undefined,
): boolean {
  if (!from.goesOn || earlier === undefined) return false;
  const between = Array.from({ length: first - from.at }, (_, index) => from.at + index);
  if (between.some((at) => isOne('or', reading, at) || isAfrikaansOr(reading, at))) return true;
  const listed =
    reading.words[from.at]?.gap === COMMA || between.some((at) => isOne('and', reading, at));
  // "No alarm and one guard" has the guard.
  const isCounted = between.some(
    (at) => isOne('article', reading, at) || isOne('number', reading, at) || isNumeric(reading, at),
  );
  return listed && (earlier !== 'absent' || !isCounted);
}

/** "Geen alarm of kameras nie": the same word is another one in English. */
const isAfrikaansOr = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'of' && /\b(geen|nie|sonder)\b/.test(reading.text);

const isNumeric = (reading: Reading, at: number): boolean => reading.words[at]?.numeric === true;

/** What is said after each measure; a list shares it: "the alarm and cameras don't work". */
function statesAfter(
  reading: Reading,
  named: readonly Mention[],
  cues: Cues,
): (State | 'unsaid' | undefined)[] {
  const states: (State | 'unsaid' | undefined)[] = [];
  for (let index = named.length - 1; index >= 0; index -= 1) {
    const mention = named[index];
    if (mention === undefined) continue;
    const next = named[index + 1];
    const end = endOfStatement(reading, cues, mention, next);
    const said = stateAfter(cues, mention.end, end);
    const shared = next && isList(reading, mention.end, next.first) ? states[index + 1] : undefined;
    states[index] = said ?? shared;
  }
  return states;
}

/** Where the words that can say something about a measure end. "But they were stolen" still does. */
function endOfStatement(reading: Reading, cues: Cues, { end }: Mention, next?: Mention): number {
  const last = Math.min(end + REACH, reading.words.length, next?.first ?? Number.POSITIVE_INFINITY);
  for (let at = end; at < last; at += 1) {
    const gap = reading.words[at]?.gap;
    if (gap !== SENTENCE && !startsStatement(reading, at) && (gap !== COMMA || cues.has(at)))
      continue;
    const pronoun = isOne('contrast', reading, at) || isOne('and', reading, at) ? at + 1 : at;
    if (!isOne('pronoun', reading, pronoun)) return at;
    at = pronoun;
  }
  return last;
}

function isList(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (!isOne('and', reading, at) && !isOne('article', reading, at)) return false;
  }
  return to > from || reading.words[to]?.gap === COMMA;
}
