import { assetsAtRisk } from './at-risk.ts';
import { type NamedHours, namedHours } from './clock.ts';
import { happensNow } from './happening-now.ts';
import type { Topic } from './lexicon.ts';
import { type StatedMeasure, statedMeasures } from './measure-state.ts';
import type { Mention } from './phrases-at.ts';
import { JOINED } from './read-words.ts';
import { isOne, mentionsOf, type Reading, read } from './reading.ts';
import { type StolenAsset, stolenAssets } from './stolen-assets.ts';
import { type ToldIncident, type ToldWish, toldIn } from './tellings/told-incidents.ts';
import { isWithin, unreadParts, unreadSentences } from './unread.ts';

/** What a field asks for. */
export type FieldKind =
  | 'business'
  | 'description'
  | 'issue'
  | 'timing'
  | 'location'
  | 'people'
  | 'prevention'
  | 'area-name'
  | 'home-area'
  | 'concern';

/** A field of a request. */
export interface Field {
  /** Such as `operationalAreas.1.description`. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly text: string;
}

/** A field with all that was understood of its sentences. */
export interface HeardField extends Field {
  readonly reading: Reading;
  readonly denied: ReadonlySet<Mention>;
  readonly measures: readonly StatedMeasure[];
  readonly stolen: readonly StolenAsset[];
  readonly told: readonly ToldIncident[];
  readonly wished: readonly ToldWish[];
  /** Mentions of things that were taken or damaged, are wanted or are feared for. */
  readonly atRisk: ReadonlySet<Mention>;
  readonly hours: readonly NamedHours[];
  readonly happensNow: boolean;
  /** The visitor's phrases that could not be read. */
  readonly unread: readonly string[];
}

const nothingTold: ReturnType<typeof toldIn> = { incidents: [], wishes: [] };

/** Fields in which people tell what happened. */
const telling: ReadonlySet<FieldKind> = new Set(['issue', 'description', 'concern']);

/** Reads a field once; several understandings can be made of it. */
export function hearField(field: Field): HeardField {
  const reading = read(field.text);
  const denied = deniedMentions(reading);
  const unread = unreadSentences(field.text, reading);
  const { incidents, wishes } =
    telling.has(field.kind) || field.kind === 'prevention' ? toldIn(reading) : nothingTold;
  // What cannot be read is like some telling by chance only.
  const isRead = ({ first, end }: { readonly first: number; readonly end: number }) =>
    !isWithin(unread, reading, first, end);
  const atRisk = assetsAtRisk(reading, denied);
  return {
    ...field,
    reading,
    denied,
    measures: withoutLoot(statedMeasures(reading), atRisk),
    stolen: stolenAssets(reading, denied),
    told: telling.has(field.kind) ? incidents.filter(isRead) : [],
    wished: wishes.filter(isRead),
    atRisk,
    hours: namedHours(reading),
    happensNow: happensNow(reading, denied),
    unread: unreadParts(field.text, reading, unread),
  };
}

/** A gate motor or a generator that was stolen is what is at risk, and protects nobody. */
function withoutLoot(
  measures: readonly StatedMeasure[],
  atRisk: ReadonlySet<Mention>,
): readonly StatedMeasure[] {
  const taken = new Set<number>();
  for (const { first, end } of atRisk) for (let at = first; at < end; at += 1) taken.add(at);
  return measures.filter(({ mention }) => !taken.has(mention.first) && !taken.has(mention.end - 1));
}

/** Cues, and measures, which have states of their own. */
const undeniable: ReadonlySet<Topic> = new Set<Topic>(['denial', 'before', 'after', 'measures']);

/**
 * The mentions that a text says are not so: "no violence", "it was not a break-in". A denial holds
 * for what follows it directly or after one word, and for more joined by "or".
 */
function deniedMentions(reading: Reading): ReadonlySet<Mention> {
  const denialEnds = new Set(mentionsOf(reading, 'denial').map(({ end }) => end));
  if (denialEnds.size === 0) return new Set();
  const deniedEnds = new Set<number>();
  const denied = new Set<Mention>();
  for (const mention of reading.mentions) {
    const { first, end, topic } = mention;
    if (undeniable.has(topic)) continue;
    const isDenied =
      (denialEnds.has(first) && isJoined(reading, first)) ||
      (denialEnds.has(first - 1) &&
        isJoined(reading, first - 1) &&
        isJoined(reading, first) &&
        !isOne('only', reading, first - 1)) ||
      (isOne('or', reading, first - 1) && deniedEnds.has(first - 1));
    if (!isDenied) continue;
    denied.add(mention);
    deniedEnds.add(end);
  }
  return denied;
}

const isJoined = ({ words }: Reading, index: number): boolean => words[index]?.gap === JOINED;
