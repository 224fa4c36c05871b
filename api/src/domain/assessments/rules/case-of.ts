import { circumstances } from '@app/knowledge/circumstances';
import { usualAnywhere } from '@app/knowledge/exposures';
import { notAfter } from '@app/knowledge/incidents';
import { premises as kinds, type PremisesId } from '@app/knowledge/premises';
import type { Sign } from '@app/knowledge/sign';
import { type IncidentId, threats } from '@app/knowledge/threats';
import type { Understanding } from '../understanding/understanding.ts';
import { type Case, signsOf } from './case.ts';
import { entriesOf } from './entries-of.ts';
import { assetNamed } from './named.ts';
import { meantAt, orderIncidents } from './order-incidents.ts';
import { timePhrase } from './time-phrase.ts';

/** A text that names more than this names everything that could happen. */
const MOST_INCIDENTS = 4;

/** The case of a whole request; `premises` where the form itself says it, as that for homes does. */
export function caseOf(understanding: Understanding, premises?: PremisesId): Case {
  const heardPremises = understanding.premises[0]?.id;
  const kind = premises ?? heardPremises ?? 'other-business';
  const parts = partsOf(understanding, kind);
  const incidents = remaining(
    orderIncidents(understanding.incidents, parts.heard, kind),
    understanding,
  );
  meanIncidents(parts.heard, incidents, kind);
  forget(parts.heard, understanding);
  const assumed = incidents.length === 0;
  if (hasNotHappened(parts.heard, incidents)) parts.heard.set('nothing-happened', []);
  return {
    ...parts,
    premises: kind,
    premisesAssumed: !heardPremises && !premises,
    incidents: assumed
      ? feared(kind, understanding).slice(0, 2)
      : incidents.slice(0, MOST_INCIDENTS),
    incidentsAssumed: assumed,
    inherited: new Set(),
  };
}

/**
 * The case of one area or concern: its own text decides what happens where; measures and
 * circumstances of the whole request count as well, unless its own text says otherwise.
 */
export function caseOfPart(whole: Case, part: Understanding, usual: readonly IncidentId[]): Case {
  const parts = partsOf(part, whole.premises);
  const own = remaining(orderIncidents(part.incidents, parts.heard, whole.premises), part);
  const heard = parts.heard;
  meanIncidents(heard, own, whole.premises);
  forget(heard, part);
  if (hasNotHappened(heard, own)) heard.set('nothing-happened', []);
  // Each area is a part of what the visitor calls the whole.
  const sign: Sign = `premises:${whole.premises}`;
  heard.set(sign, [...(whole.heard.get(sign) ?? [])]);
  const inherited = new Set<Sign>();
  const spokenOf = new Set(part.measures.map(({ id }) => id as string));
  for (const [sign, words] of whole.heard) {
    const [topic = '', id = ''] = sign.split(':');
    const general =
      topic === 'fact' ? !localFacts.has(id) : MEASURE_TOPICS.has(topic) && !spokenOf.has(id);
    if (!general || heard.has(sign)) continue;
    heard.set(sign, [...words]);
    inherited.add(sign);
  }
  const incidents = [...new Set([...own, ...remaining(usual, part)])].slice(0, MOST_INCIDENTS);
  return {
    ...parts,
    inherited,
    premises: whole.premises,
    premisesAssumed: whole.premisesAssumed,
    incidents: incidents.length > 0 ? incidents : whole.incidents,
    incidentsAssumed: own.length === 0,
  };
}

/** Incidents without those that the visitor took back. */
export const remaining = (
  incidents: readonly IncidentId[],
  { takenBack }: Understanding,
): readonly IncidentId[] => incidents.filter((id) => !takenBack?.includes(id));

/** What such premises fear; a case needs something, whatever was taken back. */
function feared(kind: PremisesId, understanding: Understanding): readonly IncidentId[] {
  const usual = [...kinds[kind].fears, ...usualAnywhere];
  const left = remaining(usual, understanding);
  return left.length > 0 ? left : usual;
}

function forget(heard: Map<Sign, string[]>, { takenBack = [] }: Understanding): void {
  for (const id of takenBack) heard.delete(`incident:${id}`);
}

const localFacts = new Set<string>(
  entriesOf(circumstances).flatMap(([id, { local }]) => (local ? [id] : [])),
);
const MEASURE_TOPICS = new Set(['has', 'no', 'broken', 'wants', 'refuses']);

/** Who was hit again or hurt was hit, even in words that name no incident. */
const told: readonly Sign[] = [
  'fact:repeat-victim',
  ...entriesOf(circumstances).flatMap(([id, { grave }]) => (grave ? [`fact:${id}` as const] : [])),
];

const hasNotHappened = (heard: ReadonlyMap<Sign, unknown>, incidents: readonly IncidentId[]) =>
  heard.has('fact:only-feared') ||
  (incidents.length === 0 && !told.some((sign) => heard.has(sign)));

/** Leaves the signs of the incidents as they are meant: implied ones in, misheard ones renamed. */
function meanIncidents(
  heard: Map<Sign, string[]>,
  meant: readonly IncidentId[],
  kind: PremisesId,
): void {
  for (const id of entriesOf(threats).map(([key]) => key)) {
    const words = heard.get(`incident:${id}`);
    const other = meantAt(id, kind);
    if (!words || other === id || meant.includes(id)) continue;
    heard.delete(`incident:${id}`);
    // Words that say it outright are quoted, not those that were meant.
    if (!heard.has(`incident:${other}`)) heard.set(`incident:${other}`, words);
  }
  for (const id of meant) if (!heard.has(`incident:${id}`)) heard.set(`incident:${id}`, []);
}

function partsOf(understanding: Understanding, kind: PremisesId) {
  const heard = signsOf(understanding);
  const premisesWords = heard.get(`premises:${kind}`) ?? [];
  for (const { id } of understanding.premises) heard.delete(`premises:${id}`);
  heard.set(`premises:${kind}`, premisesWords);
  heard.set(kinds[kind].livedIn ? 'people-live-here' : 'business', []);
  const time = understanding.times.map(timePhrase).find((phrase) => phrase !== undefined);
  const [main] = understanding.incidents;
  const spared = (main && notAfter[main.id]) ?? [];
  for (const id of spared) heard.delete(`asset:${id}`);
  const asset = understanding.atRisk.find(({ id }) => !spared.includes(id));
  return {
    heard,
    places: understanding.places.map(({ id }) => id),
    ...(time && { time }),
    ...(asset && { asset: assetNamed(asset.id, asset.words).label }),
  };
}
