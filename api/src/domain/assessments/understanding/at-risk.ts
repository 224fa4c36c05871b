import { wordAt } from './clock-time.ts';
import { orderedSentences } from './orders.ts';
import type { Mention } from './phrases-at.ts';
import { JOINED, SENTENCE } from './read-words.ts';
import { isOne, mentionsOf, type Reading } from './reading.ts';

/** Words between what was done and the thing, and between two things of a list, at most. */
const REACH = 6;
const LIST_REACH = 3;

/**
 * The things of which a text says that they were taken or damaged, are wanted or are feared for. A thing that
 * is only mentioned, such as the car of an attacker, is none.
 */
export function assetsAtRisk(reading: Reading, denied: ReadonlySet<Mention>): ReadonlySet<Mention> {
  const losses = mentionsOf(reading, 'loss');
  if (losses.length === 0) return new Set();
  const ordered = orderedSentences(reading);
  const assets = mentionsOf(reading, 'assets').filter(
    (mention) => !mention.inside && !denied.has(mention),
  );
  const byFirst = new Map(assets.map((mention) => [mention.first, mention]));
  const byEnd = new Map(assets.map((mention) => [mention.end, mention]));
  const atRisk = new Set<Mention>();
  for (const loss of losses) {
    if (ordered.has(reading.sentences.of[loss.first] ?? 0) || isDenied(reading, loss)) continue;
    for (const mention of objectsOf(reading, loss, byFirst, byEnd)) atRisk.add(mention);
  }
  return atRisk;
}

type Assets = ReadonlyMap<number, Mention>;

function objectsOf(reading: Reading, loss: Mention, byFirst: Assets, byEnd: Assets): Mention[] {
  switch (loss.id) {
    case 'takes':
      return isOwnDoing(reading, loss) || isPassive(reading, loss)
        ? []
        : after(reading, loss, byFirst, REACH);
    case 'loses':
      return after(reading, loss, byFirst, REACH);
    case 'gone':
      return [
        ...(reading.words[loss.end]?.gap === JOINED ? after(reading, loss, byFirst, 1) : []),
        ...before(reading, loss, byEnd, REACH),
      ];
    case 'done':
      return isPassive(reading, loss) ? before(reading, loss, byEnd, REACH) : [];
    default:
      return before(reading, loss, byEnd, 0);
  }
}

/** "Did not take the laptops", "nothing was stolen" */
const isDenied = (reading: Reading, { first }: Mention): boolean =>
  [first - 1, first - 2].some((at) => isOne('negation', reading, at));

/** "I took my phone and called" */
const isOwnDoing = (reading: Reading, { first }: Mention): boolean =>
  [first - 1, first - 2].some((at) => isOne('self', reading, at));

const isPassive = (reading: Reading, { first }: Mention): boolean =>
  [first - 1, first - 2].some((at) => isOne('passive', reading, at));

/** The things after a word of loss: "took the laptops, two phones and cash from the office". */
function after(reading: Reading, { end }: Mention, byFirst: Assets, reach: number): Mention[] {
  const found: Mention[] = [];
  let last = end;
  for (let at = end; at <= last + (found.length > 0 ? LIST_REACH : reach); at += 1) {
    if (at > end && isBreak(reading, at)) break;
    if (at === end && reading.words[at]?.gap === SENTENCE) break;
    // "Stole from the yard": what follows is where, how or with whom.
    if (isOne('relation', reading, at)) break;
    const mention = byFirst.get(at);
    if (mention === undefined) continue;
    found.push(mention);
    last = mention.end;
    at = last - 1;
  }
  return found;
}

/** The things before a word of loss: "the laptops and a phone in the office were stolen". */
function before(reading: Reading, { first }: Mention, byEnd: Assets, reach: number): Mention[] {
  const found: Mention[] = [];
  if (reading.words[first]?.gap === SENTENCE) return found;
  let last = first;
  for (let at = first; at >= last - (found.length > 0 ? LIST_REACH : reach) && at > 0; at -= 1) {
    const mention = byEnd.get(at);
    if (mention !== undefined) {
      if (isRelated(reading, mention)) {
        // What is in the car was stolen, not the car.
        last = mention.first;
      } else {
        found.push(mention);
        last = mention.first;
      }
      at = mention.first + 1;
      if (isBreak(reading, mention.first)) break;
      continue;
    }
    if (isBreak(reading, at - 1)) break;
  }
  return found;
}

const isBreak = (reading: Reading, at: number): boolean =>
  reading.words[at]?.gap === SENTENCE || isOne('clause', reading, at);

const OWNER = /['’]s$/;
const PART = /^(windows?|tyres?|wheels?|mirrors?|badges?|radios?)$/;

/** "Die trekker se battery", "the tractor’s battery" and "a car window" are parts: the whole is still there. */
export const hasPart = (reading: Reading, { end }: Pick<Mention, 'end'>): boolean =>
  wordAt(reading, end) === 'se' ||
  OWNER.test(wordAt(reading, end - 1)) ||
  PART.test(wordAt(reading, end));

/** "From the white bakkie", "with a truck": a preposition before the thing and what describes it. */
function isRelated(reading: Reading, { first, end }: Mention): boolean {
  if (hasPart(reading, { end })) return true;
  let described = false;
  for (let at = first - 1; at >= 0 && at >= first - 4; at -= 1) {
    if (isOne('relation', reading, at)) return true;
    if (isOne('article', reading, at) || isOne('number', reading, at)) continue;
    if (isOne('determiner', reading, at)) continue;
    if (described) return false;
    described = true;
  }
  return false;
}
