import type { Cause } from '@app/knowledge/cause';
import { type CauseId, causes } from '@app/knowledge/causes/causes';
import type { Sign } from '@app/knowledge/sign';
import { isDanger } from '@app/knowledge/threats';
import { applies, type Case } from './case.ts';
import { entriesOf } from './entries-of.ts';

/** A cause that fits a case. */
export interface Finding {
  readonly id: CauseId;
  readonly cause: Cause;
  readonly score: number;
  /** What speaks for it, the strongest first; empty when it is only usual. */
  readonly evidence: readonly Sign[];
}

/** Below this a cause is guesswork. */
const LEAST = 1;
/** A cause that is said outright does not hide those that are likely as well. */
const STRONG = 8;
const LEAST_SHARE = 0.35;
/** What was said of the whole counts less for a part. */
const INHERITED_SHARE = 0.4;
/** What lets lives be lost comes before everything else, whatever speaks for it. */
const DANGER = 100;
/** How much an incident counts that was named first, second, … */
const INCIDENT_WEIGHTS = [1, 0.75, 0.55, 0.4];

/** What probably let it happen, the likeliest first, at most `most`, without those that are `known`. */
export function rankCauses(
  about: Case,
  most: number,
  known: readonly CauseId[] = [],
): readonly Finding[] {
  const found = entriesOf(causes)
    .filter(([id]) => !known.includes(id))
    .map(([id, cause]) => finding(id, cause, about))
    .filter((one) => one !== undefined)
    .sort((a, b) => b.score - a.score);
  const least = Math.max(LEAST, Math.min(found[0]?.score ?? 0, STRONG) * LEAST_SHARE);
  const likely = found.filter(({ score }) => score >= least).slice(0, most);
  return withCauseForEach(about, likely, found);
}

/** The first incidents that were named: none of them stays without a cause. */
const NAMED = 2;

function withCauseForEach(
  about: Case,
  likely: readonly Finding[],
  found: readonly Finding[],
): readonly Finding[] {
  if (about.incidentsAssumed) return likely;
  const forgotten = about.incidents
    .slice(0, NAMED)
    .filter((id) => !likely.some(({ cause }) => cause.opens.includes(id)))
    .map((id) => found.find(({ cause }) => cause.opens.includes(id)))
    .filter((one) => one !== undefined);
  return [...new Set([...likely, ...forgotten])];
}

function finding(id: CauseId, cause: Cause, about: Case): Finding | undefined {
  if (!applies(about, cause)) return undefined;
  const incident = Math.max(
    ...about.incidents.map((name, index) =>
      cause.opens.includes(name) ? (INCIDENT_WEIGHTS[index] ?? 0.4) : 0,
    ),
  );
  if (incident === 0) return undefined;
  const evidence = entriesOf(cause.signs)
    .filter(([sign]) => about.heard.has(sign))
    .sort(([, a], [, b]) => b - a);
  const spoken = evidence.reduce(
    (sum, [sign, weight]) => sum + weight * (about.inherited.has(sign) ? INHERITED_SHARE : 1),
    0,
  );
  const danger = about.incidents.some((name) => isDanger(name) && cause.opens.includes(name));
  const score = ((cause.usual ?? 0) + spoken) * incident + (danger ? DANGER : 0);
  return { id, cause, score, evidence: evidence.map(([sign]) => sign) };
}
