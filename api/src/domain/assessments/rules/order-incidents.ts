import {
  impliedIncidents,
  onlyAt,
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

const ROBBERIES: readonly IncidentId[] = ['armed-robbery', 'cash-up-robbery', 'home-invasion'];
/** What counts less beside an incident in which things are taken. */
const effects = { 'stock-loss': ['burglary', ...ROBBERIES], 'equipment-theft': ROBBERIES } as const;
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
  for (const { id, weight } of heard) {
    const rule = onlyAt[id];
    add(rule && !rule.premises.includes(kind) ? rule.else : id, weight);
  }
  for (const { when, incident } of impliedIncidents) {
    if (when.every((sign) => signs.has(sign))) add(incident, IMPLIED_WEIGHT);
  }
  // What was taken is the effect; how it was taken is what can be prevented.
  for (const [effect, causes] of entriesOf<IncidentId, readonly IncidentId[]>(effects)) {
    const loss = weights.get(effect);
    if (loss && causes.some((id) => weights.has(id))) weights.set(effect, loss * EFFECT_SHARE);
  }
  const ordered = [...weights].sort(([, a], [, b]) => b - a);
  const least = (ordered[0]?.[1] ?? 0) * LEAST_SHARE;
  return ordered.filter(([, weight]) => weight >= least).map(([id]) => id);
}

const factor = (id: IncidentId): number =>
  sideIncidents.includes(id) ? 0.4 : tellingIncidents.includes(id) ? 1.7 : 1;
