import {
  alsoHeardAs,
  effects,
  impliedIncidents,
  incidentWeights,
  notAt,
  onlyAt,
} from '@app/knowledge/incidents';
import type { PremisesId } from '@app/knowledge/premises';
import type { Sign } from '@app/knowledge/sign';
import { type IncidentId, isDanger } from '@app/knowledge/threats';
import type { Heard } from '../understanding/understanding.ts';
import { entriesOf } from './entries-of.ts';

/** An incident that is implied counts as much as one that is named in passing. */
const IMPLIED_WEIGHT = 2;
/** What is heard far less than the first was mentioned in passing. */
const LEAST_SHARE = 0.25;

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

/** The incidents of a case: danger to life before all others, then the one that says most about it. */
export function orderIncidents(
  heard: readonly Heard<IncidentId>[],
  signs: ReadonlyMap<Sign, unknown>,
  kind: PremisesId,
): readonly IncidentId[] {
  const weights = new Map<IncidentId, number>();
  const add = (id: IncidentId, weight: number) =>
    weights.set(id, Math.max(weights.get(id) ?? 0, weight * (incidentWeights[id] ?? 1)));
  for (const { id, weight } of heard) add(meantAt(id, kind), weight);
  for (const { when, incident } of impliedIncidents) {
    if (when.every((sign) => signs.has(sign))) add(incident, IMPLIED_WEIGHT);
  }
  for (const [effect, means] of entriesOf(effects)) {
    const weight = weights.get(effect);
    if (weight && means?.some((id) => weights.has(id))) weights.set(effect, weight * EFFECT_SHARE);
  }
  for (const [id, taken] of entriesOf(alsoHeardAs)) leaveOut(weights, id, taken ?? []);
  const ordered = [...weights].sort(
    ([one, a], [other, b]) => Number(isDanger(other)) - Number(isDanger(one)) || b - a,
  );
  const least = Math.max(0, ...weights.values()) * LEAST_SHARE;
  return ordered.filter(([id, weight]) => isDanger(id) || weight >= least).map(([id]) => id);
}

/** An incident as it is meant at a kind of premises. */
export function meantAt(id: IncidentId, kind: PremisesId): IncidentId {
  const never = notAt[id];
  if (never?.premises.includes(kind)) return never.else;
  const only = onlyAt[id];
  return only && !only.premises.includes(kind) ? only.else : id;
}
