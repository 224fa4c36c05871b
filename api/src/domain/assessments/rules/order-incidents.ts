import {
  againstPeople,
  alsoHeardAs,
  effects,
  impliedIncidents,
  incidentWeights,
  notAt,
  onlyAt,
} from '@app/knowledge/incidents';
import type { PremisesId } from '@app/knowledge/premises';
import type { Sign } from '@app/knowledge/sign';
import { type IncidentId, isDanger, threats } from '@app/knowledge/threats';
import type { Heard } from '../understanding/understanding.ts';
import { entriesOf } from './entries-of.ts';

/** An incident that is implied counts as much as one that is named in passing. */
const IMPLIED_WEIGHT = 2;
/** What is heard far less than the first was mentioned in passing. */
const LEAST_SHARE = 0.25;

/** An attack on people that is heard less than this beside something else was only mentioned. */
const ATTACK_SHARE = 0.6;

/** Impact of what hides no attack, whoever reads it. */
const NUISANCE = 2;

/** Where something is heard in a second way as well, only the surer one is meant. */
const CLEARLY_LESS = 0.75;

function leaveOut(
  weights: Map<IncidentId, number>,
  surer: IncidentId,
  others: readonly IncidentId[],
): void {
  const most = (weights.get(surer) ?? 0) * CLEARLY_LESS;
  for (const id of others) if ((weights.get(id) ?? 0) < most) weights.delete(id);
}

/** What was taken is the effect; how it was taken is what can be prevented. */
const EFFECT_SHARE = 0.3;

/**
 * The incidents of a case: danger to life before all others, also where a model that was ordered to see none
 * quotes something else; then attacks on people in words that were foreseen, what a model quoted, and attacks
 * that sentences are like. Of the same rank, the one that says most comes first.
 */
export function orderIncidents(
  heard: readonly Heard<IncidentId>[],
  signs: ReadonlyMap<Sign, unknown>,
  kind: PremisesId,
): readonly IncidentId[] {
  const weights = new Map<IncidentId, number>();
  const add = (id: IncidentId, weight: number) =>
    weights.set(id, Math.max(weights.get(id) ?? 0, weight * (incidentWeights[id] ?? 1)));
  // A model has read the place as well: its incidents are not meant otherwise.
  const quoted = new Set(heard.filter(({ by }) => by === 'model').map(({ id }) => id));
  const alike = new Set(heard.filter(({ by }) => by === 'likeness').map(({ id }) => id));
  for (const { id, weight } of heard) add(quoted.has(id) ? id : meantAt(id, kind), weight);
  for (const { when, incident } of impliedIncidents) {
    if (when.every((sign) => signs.has(sign))) add(incident, IMPLIED_WEIGHT);
  }
  for (const [effect, means] of entriesOf(effects)) {
    const weight = weights.get(effect);
    if (weight && means?.some((id) => weights.has(id))) weights.set(effect, weight * EFFECT_SHARE);
  }
  for (const [id, taken] of entriesOf(alsoHeardAs)) {
    leaveOut(weights, id, taken?.filter((other) => !quoted.has(other)) ?? []);
  }
  const most = Math.max(0, ...weights.values());
  const rankOf = (id: IncidentId, weight: number): number => {
    const isQuoted = quoted.has(id);
    const isAttack = againstPeople.has(id);
    if (isQuoted && (isAttack || isDanger(id))) return 6;
    if (isDanger(id)) return 5;
    const isMeant = isAttack && weight >= most * ATTACK_SHARE;
    if (isMeant && !alike.has(id)) return 4;
    if (isQuoted && threats[id].impact > NUISANCE) return 3;
    return isMeant ? 2 : Number(isQuoted);
  };
  return [...weights]
    .map(([id, weight]) => ({ id, weight, rank: rankOf(id, weight) }))
    .filter(({ weight, rank }) => rank > 0 || weight >= most * LEAST_SHARE)
    .sort((one, other) => other.rank - one.rank || other.weight - one.weight)
    .map(({ id }) => id);
}

/** An incident as it is meant at a kind of premises. */
export function meantAt(id: IncidentId, kind: PremisesId): IncidentId {
  const never = notAt[id];
  if (never?.premises.includes(kind)) return never.else;
  const only = onlyAt[id];
  return only && !only.premises.includes(kind) ? only.else : id;
}
