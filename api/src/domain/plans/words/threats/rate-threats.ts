import type { PlanThreat } from '@app/contracts/security-plan';
import type { FactorId } from '@app/knowledge/planning/factors';
import { type BaseRating, baseRatings, ratingValues } from '@app/knowledge/planning/ratings';
import type { Threat } from '@app/knowledge/planning/threats/threat';
import { type ThreatId, threats } from '@app/knowledge/planning/threats/threats';
import { capitalised, listed, once } from '@app/wording/phrases';
import { say, together, type Wording, wordable, wordsOf } from '@app/wording/wording';
import type { SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { type Installed, installedBy } from '../installed.ts';
import { oneEstablishment } from '../names.ts';
import { nothingOnMains } from './control-texts.ts';
import { controlsInPlan, type Planned } from './controls.ts';
import { because, holding } from './factors.ts';
import { gapsOf } from './gaps.ts';

/** A threat whose reason a model may reword. */
export interface RatedThreat extends Omit<PlanThreat, 'reason'> {
  readonly reason: Wording;
  /** The controls that the plan has, each with the devices and lines that do it. */
  readonly measures: readonly Planned[];
  /** What the plan could answer and does not. */
  readonly gaps: readonly string[];
}

/**
 * What the establishment has to fear, the highest first: six to nine threats. A rating is our
 * planning value for the establishment, moved by a step for each of the named answers, within 1 to 5.
 * It rates the site as it is now; `controls` say what of the plan answers it.
 */
export const threatsOf = (site: Site, designs: readonly SystemDesign[]): PlanThreat[] =>
  ratedThreats(site, designs).map(({ threat, likelihood, impact, reason, controls }) => ({
    threat,
    likelihood,
    impact,
    reason: wordsOf(reason),
    controls,
  }));

export function ratedThreats(site: Site, designs: readonly SystemDesign[]): readonly RatedThreat[] {
  const installed = installedBy(designs);
  return scoredThreats(site)
    .slice(0, ratingValues.threats)
    .map(({ threat, ...rating }) => ({
      threat: capitalised(
        site.type === 'Residential Home' ? threat.threat : `${threat.process}: ${threat.threat}`,
      ),
      likelihood: rating.likelihood,
      impact: rating.impact,
      reason: reasonOf(threat, rating, site),
      ...answerTo(threat, site, installed),
    }));
}

/** The threats that score highest, which also the essential budget answers; the same for any plan. */
export const gravestThreats = (site: Site): readonly Threat[] =>
  scoredThreats(site)
    .slice(0, ratingValues.gravestThreats)
    .map(({ threat }) => threat);

/** What a plan leaves open of the gravest threats: sentences without a capital letter. */
export function openOfGravest(site: Site, designs: readonly SystemDesign[]): readonly string[] {
  const installed = installedBy(designs);
  return once(gravestThreats(site).flatMap((threat) => answerTo(threat, site, installed).gaps));
}

const entriesOf = (ratings: Readonly<Partial<Record<ThreatId, BaseRating>>>) =>
  // The keys of a record are those of its type.
  Object.entries(ratings) as [ThreatId, BaseRating][];

const threatOf = (id: ThreatId): Threat => threats[id];

const has: Readonly<Record<NonNullable<Threat['applies']>, (site: Site) => boolean>> = {
  'vehicle-gate': ({ vehicleGates }) => vehicleGates.length > 0,
  'motorised-gate': ({ vehicleGates }) =>
    vehicleGates.some(({ kind }) => kind === 'sliding' || kind === 'swing'),
  dock: ({ docks }) => docks > 0,
};

interface Rating {
  readonly base: BaseRating;
  readonly moved: Moved;
  readonly likelihood: number;
  readonly impact: number;
}

/** All threats of an establishment, the highest first. */
const scoredThreats = (site: Site): readonly (Rating & { readonly threat: Threat })[] =>
  entriesOf(baseRatings[site.type])
    .map(([id, base]) => ({ threat: threatOf(id), base }))
    .filter(({ threat: { applies } }) => applies === undefined || has[applies](site))
    .map(({ threat, base }) => ({ threat, ...ratingOf(threat, base, site) }))
    .toSorted((one, other) => scoreOf(other) - scoreOf(one));

const scoreOf = ({ likelihood, impact }: Rating): number => likelihood * impact;

function ratingOf(threat: Threat, base: BaseRating, site: Site): Rating {
  const { likelier = [], rarer = [], worse = [], milder = [] } = threat;
  const moved: Moved = {
    likelier: holding(likelier, site, ratingValues.likelihoodSteps),
    rarer: holding(rarer, site, ratingValues.likelihoodSteps),
    worse: holding(worse, site, ratingValues.impactSteps),
    milder: holding(milder, site, ratingValues.impactSteps),
  };
  return {
    base,
    moved,
    likelihood: clamp(base[0] + moved.likelier.length - moved.rarer.length),
    impact: clamp(base[1] + moved.worse.length - moved.milder.length),
  };
}

const clamp = (points: number): number => Math.max(1, Math.min(5, points));

/** The answers that moved a rating. */
type Moved = Readonly<Record<'likelier' | 'rarer' | 'worse' | 'milder', readonly FactorId[]>>;

function reasonOf(threat: Threat, { base, moved }: Rating, site: Site): Wording {
  const moves = Object.entries(movedTexts).flatMap(([way, text]) => {
    const answers = moved[way as keyof Moved].map((id) => because(id, site));
    return answers.length > 0 ? [text(listed(answers))] : [];
  });
  return together([
    happening(threat),
    say`We start from ${`likelihood ${base[0]} and impact ${base[1]}`} for ${oneEstablishment(site.type)}.`,
    ...(moves.length > 0 ? moves : [say`Your answers do not change that.`]),
  ]);
}

const movedTexts: Readonly<Record<keyof Moved, (answers: string) => Wording>> = {
  likelier: (answers) => say`Likelier here: ${answers}.`,
  rarer: (answers) => say`Less likely here: ${answers}.`,
  worse: (answers) => say`Worse here: ${answers}.`,
  milder: (answers) => say`Less harm here: ${answers}.`,
};

/** What the table has in braces is a fact. */
function happening({ happens }: Threat): Wording {
  const facts: string[] = [];
  const template = happens.replace(/\{([^}]+)\}/g, (_, fact: string) => `{${facts.push(fact)}}`);
  return wordable(template, ...facts);
}

/** What answers a threat: in words, with what stays open; and by which parts. */
function answerTo(threat: Threat, site: Site, installed: Installed) {
  const { words, planned, present } = controlsInPlan(threat.controls, site, installed, threat.at);
  const gaps = gapsOf(threat, present, site, installed);
  const open = threat.alwaysOpen === undefined ? gaps : [...gaps, threat.alwaysOpen];
  return {
    // Only a power cut can find nothing to stop.
    controls:
      words.length + open.length > 0
        ? [...words, ...open.map((text) => `Still open: ${text}`)]
        : [nothingOnMains],
    measures: planned,
    gaps,
  };
}
