import type { PlanThreat } from '@app/contracts/security-plan';
import { capitalised, listed } from '@app/wording/phrases';
import { say, together, type Wording, wordsOf } from '@app/wording/wording';
import type { SystemDesign } from '../../plan-parts.ts';
import {
  type BaseRating,
  baseRatings,
  ratingValues,
  type ThreatId,
} from '../../planning-values/threats.ts';
import type { Site } from '../../site.ts';
import { type Installed, installedBy } from '../installed.ts';
import { oneEstablishment } from '../names.ts';
import { controlsInPlan } from './controls.ts';
import { holding } from './factors.ts';
import type { Threat } from './threat.ts';
import { threats } from './threats.ts';

/** A threat whose reason a model may reword. */
export interface RatedThreat extends Omit<PlanThreat, 'reason'> {
  readonly reason: Wording;
}

/**
 * What the establishment has to fear, the highest first: six to nine threats. A rating is our
 * planning value for the establishment, moved by a step for each of the named answers, within 1 to 5.
 * It rates the site as it is now; `controls` say what of the plan answers it.
 */
export const threatsOf = (site: Site, designs: readonly SystemDesign[]): PlanThreat[] =>
  ratedThreats(site, designs).map((threat) => ({ ...threat, reason: wordsOf(threat.reason) }));

export function ratedThreats(site: Site, designs: readonly SystemDesign[]): readonly RatedThreat[] {
  const installed = installedBy(designs);
  return entriesOf(baseRatings[site.type])
    .filter(([id]) => threats[id].applies?.(site) ?? true)
    .map(([id, base]) => rated(threats[id], base, site, installed))
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, ratingValues.threats);
}

const entriesOf = (ratings: Readonly<Partial<Record<ThreatId, BaseRating>>>) =>
  // The keys of a record are those of its type.
  Object.entries(ratings) as [ThreatId, BaseRating][];

const scoreOf = ({ likelihood, impact }: RatedThreat): number => likelihood * impact;

function rated(threat: Threat, base: BaseRating, site: Site, installed: Installed): RatedThreat {
  const { likelier = [], rarer = [], worse = [], milder = [] } = threat;
  const moved: Moved = {
    likelier: holding(likelier, site, ratingValues.likelihoodSteps),
    rarer: holding(rarer, site, ratingValues.likelihoodSteps),
    worse: holding(worse, site, ratingValues.impactSteps),
    milder: holding(milder, site, ratingValues.impactSteps),
  };
  const name =
    site.type === 'Residential Home' ? threat.threat : `${threat.process}: ${threat.threat}`;
  return {
    threat: capitalised(name),
    likelihood: clamp(base[0] + moved.likelier.length - moved.rarer.length),
    impact: clamp(base[1] + moved.worse.length - moved.milder.length),
    reason: reasonOf(threat, base, moved, site),
    controls: controlsOf(threat, site, installed),
  };
}

const clamp = (points: number): number => Math.max(1, Math.min(5, points));

/** The answers that moved a rating, in words that follow "because". */
type Moved = Readonly<Record<'likelier' | 'rarer' | 'worse' | 'milder', readonly string[]>>;

function reasonOf(threat: Threat, base: BaseRating, moved: Moved, { type }: Site): Wording {
  const start = say`We start from ${`likelihood ${base[0]} and impact ${base[1]}`} for ${oneEstablishment(type)}.`;
  const { likelier, rarer, worse, milder } = moved;
  const because = [
    ...(likelier.length > 0 ? [say`It is more likely here because ${listed(likelier)}.`] : []),
    ...(rarer.length > 0 ? [say`It is less likely here because ${listed(rarer)}.`] : []),
    ...(worse.length > 0 ? [say`It would be worse here because ${listed(worse)}.`] : []),
    ...(milder.length > 0 ? [say`It would do less harm here because ${listed(milder)}.`] : []),
  ];
  return together([
    threat.happens,
    start,
    ...(because.length > 0 ? because : [say`Your answers do not change that.`]),
  ]);
}

function controlsOf({ controls, open }: Threat, site: Site, installed: Installed): string[] {
  const { words, present } = controlsInPlan(controls, site, installed);
  const left = open.filter(({ unless }) => !unless.some((id) => present.has(id)));
  return [...words, ...left.map(({ say: words }) => `Still open: ${words}`)];
}
