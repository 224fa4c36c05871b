import type { AssetId } from '@app/knowledge/assets';
import { assets } from '@app/knowledge/assets';
import type { IncidentId } from '@app/knowledge/threats';
import { hasPart } from './at-risk.ts';
import type { Mention } from './phrases-at.ts';
import { SENTENCE } from './read-words.ts';
import { isOne, mentionsOf, type Reading } from './reading.ts';

/** An incident that follows from words of theft beside an asset: "took our grinders". */
export interface StolenAsset {
  readonly incident: IncidentId;
  readonly first: number;
  readonly end: number;
}

/** Words between theft and asset at most. */
const REACH = 9;

/** Thefts by what was stolen, in the order of the text. */
export function stolenAssets(reading: Reading, denied: ReadonlySet<Mention>): StolenAsset[] {
  const thefts = mentionsOf(reading, 'theft').filter((mention) => !denied.has(mention));
  if (thefts.length === 0) return [];
  const stolen: StolenAsset[] = [];
  let from = 0;
  const robbed = mentionsOf(reading, 'incidents').filter(({ id }) => id === 'theft-from-vehicle');
  for (const mention of mentionsOf(reading, 'assets')) {
    if (mention.inside || denied.has(mention) || hasPart(reading, mention)) continue;
    // A car that was broken into is not the thing that was taken.
    if (robbed.some(({ first, end }) => first < mention.end && mention.first < end)) continue;
    // The tables' keys are their ids.
    const incident = assets[mention.id as AssetId].theft;
    if (incident === undefined || isPlace(reading, mention)) continue;
    while ((thefts[from]?.end ?? Number.POSITIVE_INFINITY) < mention.first - REACH) from += 1;
    const nearby = thefts
      .slice(from, from + 2 * REACH)
      .find((theft) => isBeside(reading, theft, mention));
    if (nearby === undefined) continue;
    stolen.push({
      incident,
      first: Math.min(nearby.first, mention.first),
      end: Math.max(nearby.end, mention.end),
    });
  }
  return stolen;
}

/** "From the bakkie", "out of the car" and "with a truck" say where or how, not what. */
function isPlace(reading: Reading, { first }: Mention): boolean {
  let at = first - 1;
  while (isOne('article', reading, at) || isOne('number', reading, at)) at -= 1;
  return isOne('placing', reading, at) || isOutOf(reading, at);
}

function isOutOf({ text, words }: Reading, at: number): boolean {
  const [out, of] = [words[at - 1], words[at]];
  return out !== undefined && of !== undefined && /^out\s+of$/.test(text.slice(out.start, of.end));
}

/** "Was stolen" and "went missing", but not "is stealing". */
function isPassive(reading: Reading, theft: Mention): boolean {
  const last = reading.words[theft.end - 1];
  const isActive = last !== undefined && reading.text.slice(last.start, last.end).endsWith('aling');
  return !isActive && isOne('passive', reading, theft.first - 1);
}

function isBeside(reading: Reading, theft: Mention, asset: Mention): boolean {
  const from = Math.min(theft.end, asset.end);
  const to = Math.max(theft.first, asset.first);
  if (to - from > REACH) return false;
  const namesAfter = asset.first >= theft.end;
  if (namesAfter && isPassive(reading, theft)) return false;
  for (let at = from; at <= to; at += 1) {
    if (reading.words[at]?.gap === SENTENCE) return false;
  }
  return true;
}
