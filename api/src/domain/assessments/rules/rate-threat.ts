import { exposures } from '@app/knowledge/exposures';
import { worseWith } from '@app/knowledge/incidents';
import { type MeasureId, measures } from '@app/knowledge/measures';
import type { Sign } from '@app/knowledge/sign';
import { type IncidentId, threats } from '@app/knowledge/threats';
import { type Case, hasOwn } from './case.ts';
import { entriesOf } from './entries-of.ts';
import type { PartPlan } from './plan-parts.ts';
import { quoted } from './safe-quote.ts';
import { oneOf } from './text-for.ts';

/** An area with what threatens it, the highest score first. */
export interface RatedPlan extends PartPlan {
  readonly ratings: readonly Rating[];
}

/** Likelihood and impact from 1 to 5, each with its reasons. */
export interface Rating {
  readonly incident: IncidentId;
  readonly likelihood: number;
  readonly impact: number;
  /** Likelihood times impact, 1 to 25. */
  readonly score: number;
  readonly why: readonly Reason[];
  /** The visitor names it; otherwise it is usual there. */
  readonly named: boolean;
}

type Reason =
  | { readonly id: 'named'; readonly words: string }
  | { readonly id: 'happened-before' }
  | { readonly id: 'absent' | 'broken'; readonly measure: MeasureId }
  | { readonly id: 'alarm-and-response' }
  | { readonly id: 'usual' }
  | { readonly id: 'attracted'; readonly because: string }
  | { readonly id: 'worse'; readonly with: Sign };

/**
 * What the visitor names counts most: what is only usual is one step less likely beside it, also in an area of which
 * nothing is told, and what is missing adds to it only where nothing was named.
 * @param about the area.
 * @param whole all that was written.
 */
export function rateThreat(incident: IncidentId, about: Case, whole: Case): Rating {
  const threat = threats[incident];
  const words = about.heard.get(`incident:${incident}`)?.[0];
  const named = words !== undefined;
  const nothingHere = about.incidentsAssumed && about.heard.has('nothing-happened');
  const isNamedBeside = nothingHere ? !whole.incidentsAssumed : !about.incidentsAssumed;
  const besideNamed = !about.heard.has(`incident:${incident}`) && isNamedBeside;
  const more: Reason[] = besideNamed
    ? []
    : [
        ...(named ? [{ id: 'named', words } as const] : []),
        ...(about.heard.has('fact:repeat-victim') ? [{ id: 'happened-before' } as const] : []),
        ...missing(about, incident),
      ];
  const less: Reason[] =
    about.heard.has('has:alarm') && about.heard.has('has:armed-response')
      ? [{ id: 'alarm-and-response' }]
      : [];
  const worse = entriesOf(worseWith)
    .filter(([sign]) => about.heard.has(sign))
    .map(([sign]): Reason => ({ id: 'worse', with: sign }))
    .slice(0, 2);
  const likelihood = clamp(
    threat.likelihood + Math.min(2, more.length) - less.length - (besideNamed ? 1 : 0),
  );
  const impact = clamp(threat.impact + Math.min(1, worse.length));
  const usual: Reason[] = named ? [] : [usualReason(incident, about)];
  return {
    incident,
    likelihood,
    impact,
    score: likelihood * impact,
    why: [...more, ...less, ...usual, ...worse],
    named,
  };
}

function usualReason(incident: IncidentId, about: Case): Reason {
  const exposure = exposures.find(
    ({ when, attracts }) => attracts.includes(incident) && hasOwn(about, when),
  );
  return exposure ? { id: 'attracted', because: exposure.because } : { id: 'usual' };
}

const clamp = (points: number): number => Math.max(1, Math.min(5, points));

/** The first measure against an incident that the visitor says is missing or not working. */
function missing({ heard }: Case, incident: IncidentId): Reason[] {
  for (const sign of heard.keys()) {
    const [state, id] = sign.split(':');
    if (state !== 'no' && state !== 'broken') continue;
    // The signs of measures end with the id of one.
    const measure = id as MeasureId;
    const { against } = measures[measure];
    if (against && !against.includes(incident)) continue;
    return [{ id: state === 'no' ? 'absent' : 'broken', measure }];
  }
  return [];
}

/**
 * The reasons of a rating for its row of a table.
 * @param ofBusiness what a business does may sound like what happened to it, so there the reader can check it.
 */
export const whyInWords = ({ why }: Rating, about: Case, ofBusiness: boolean): string =>
  why.map((reason) => inWords(reason, about, ofBusiness)).join('; ');

function inWords(reason: Reason, about: Case, ofBusiness: boolean): string {
  switch (reason.id) {
    case 'named':
      if (ofBusiness) {
        return `we took ${reason.words ? quoted(reason.words) : 'what you wrote about the business'} for it`;
      }
      return reason.words ? `you wrote ${quoted(reason.words)}` : 'you describe it';
    case 'happened-before':
      return 'it has happened before';
    case 'absent':
      return `no ${measures[reason.measure].label}`;
    case 'broken': {
      const { label, plural } = measures[reason.measure];
      return `the ${label} ${plural ? 'do' : 'does'} not work`;
    }
    case 'alarm-and-response':
      return 'you have an alarm and armed response';
    case 'usual':
      return `usual at ${oneOf(about)}`;
    case 'attracted':
      return reason.because;
    case 'worse':
      return worseWith[reason.with] ?? '';
  }
}
