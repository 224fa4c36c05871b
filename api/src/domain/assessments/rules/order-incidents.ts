import {
  alsoHeardAs,
  effects,
  impliedIncidents,
  meantAt,
  sideIncidents,
  tellingIncidents,
} from '../knowledge/incident-order.ts';
import type { Sign } from '../knowledge/sign.ts';
import type { Heard, IncidentId, PremisesId } from '../understanding/understanding.ts';
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

/** The incidents of a case, the one that says most about it first. */
export function orderIncidents(
  heard: readonly Heard<IncidentId>[],
  signs: ReadonlyMap<Sign, unknown>,
  kind: PremisesId,
): readonly IncidentId[] {
  const weights = new Map<IncidentId, number>();
  const add = (id: IncidentId, weight: number) =>
    weights.set(id, Math.max(weights.get(id) ?? 0, weight * factor(id)));
  for (const { id, weight } of heard) add(meantAt(id, kind), weight);
  for (const { when, incident } of impliedIncidents) {
    if (when.every((sign) => signs.has(sign))) add(incident, IMPLIED_WEIGHT);
  }
  for (const [effect, means] of entriesOf(effects)) {
    const weight = weights.get(effect);
    if (weight && means?.some((id) => weights.has(id))) weights.set(effect, weight * EFFECT_SHARE);
  }
  for (const [id, taken] of entriesOf(alsoHeardAs)) leaveOut(weights, id, taken ?? []);
  const ordered = [...weights].sort(([, a], [, b]) => b - a);
  const least = (ordered[0]?.[1] ?? 0) * LEAST_SHARE;
  return ordered.filter(([, weight]) => weight >= least).map(([id]) => id);
}

const factor = (id: IncidentId): number =>
  sideIncidents.includes(id) ? 0.4 : tellingIncidents.includes(id) ? 1.7 : 1;
