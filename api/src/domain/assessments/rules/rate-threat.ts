import { onlyAgainst } from '../knowledge/only-against.ts';
import { threats, worseWith } from '../knowledge/threats.ts';
import { measures } from '../understanding/measures.ts';
import type { IncidentId, MeasureId } from '../understanding/understanding.ts';
import type { Case } from './case.ts';
import { entriesOf } from './entries-of.ts';
import { quoted } from './safe-quote.ts';
import { oneOf } from './tell.ts';

/** Likelihood and impact from 1 to 5, each with its reasons in words. */
export interface Rating {
  readonly incident: IncidentId;
  readonly likelihood: number;
  readonly impact: number;
  /** Likelihood times impact, 1 to 25. */
  readonly score: number;
  readonly why: string;
  /** The visitor names it; otherwise it is usual there. */
  readonly named: boolean;
}

/**
 * What the visitor names counts most: what is only usual there is one step less likely beside it, and
 * what is missing adds to it only where nothing was named.
 */
export function rateThreat(incident: IncidentId, about: Case): Rating {
  const threat = threats[incident];
  const words = about.heard.get(`incident:${incident}`)?.[0];
  const named = words !== undefined;
  const besideNamed = !about.heard.has(`incident:${incident}`) && !about.incidentsAssumed;
  const more = besideNamed
    ? []
    : [
        ...(named ? [words ? `you wrote ${quoted(words)}` : 'you name it'] : []),
        ...(about.heard.has('fact:repeat-victim') ? ['it has happened before'] : []),
        ...missing(about, incident),
      ];
  const less = protectedBy(about);
  const worse = entriesOf(worseWith)
    .filter(([sign]) => about.heard.has(sign))
    .map(([, reason]) => reason)
    .slice(0, 2);
  const likelihood = clamp(
    threat.likelihood + Math.min(2, more.length) - less.length - (besideNamed ? 1 : 0),
  );
  const impact = clamp(threat.impact + Math.min(1, worse.length));
  const usual = named ? [] : [`usual at ${oneOf(about)}`];
  const reasons = [...more, ...less, ...usual, ...worse];
  return {
    incident,
    likelihood,
    impact,
    score: likelihood * impact,
    why: reasons.join('; '),
    named,
  };
}

const clamp = (points: number): number => Math.max(1, Math.min(5, points));

/** The first measure against an incident that the visitor says is missing or not working. */
function missing({ heard }: Case, incident: IncidentId): string[] {
  for (const sign of heard.keys()) {
    const [state, id] = sign.split(':');
    if (state !== 'no' && state !== 'broken') continue;
    // The signs of measures end with the id of one.
    const measure = id as MeasureId;
    const against = onlyAgainst[measure];
    if (against && !against.includes(incident)) continue;
    const { label, plural } = measures[measure];
    if (state === 'no') return [`no ${label}`];
    return [`the ${label} ${plural ? 'do' : 'does'} not work`];
  }
  return [];
}

const protectedBy = (about: Case): string[] =>
  about.heard.has('has:alarm') && about.heard.has('has:armed-response')
    ? ['you have an alarm and armed response']
    : [];
