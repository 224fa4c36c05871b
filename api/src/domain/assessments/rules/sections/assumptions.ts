import { listed } from '@app/wording/phrases';
import type { ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import { incidents } from '../../understanding/incidents.ts';
import { measures } from '../../understanding/measures.ts';
import type { MeasureId, Understanding } from '../../understanding/understanding.ts';
import type { Case } from '../case.ts';
import type { Step } from '../choose-controls.ts';
import { kindOf, oneOf, placeOf } from '../tell.ts';
import { list, section } from './blocks.ts';

/** A place that is heard far less than the first was mentioned in passing. */
const LEAST_SHARE = 0.35;
const CAMERAS: readonly MeasureId[] = ['cameras', 'number-plate-camera', 'thermal-camera'];
const BASICS: readonly MeasureId[] = ['alarm', 'cameras', 'armed-response'];

/**
 * What was filled in where the texts say nothing, and what to correct.
 * @param more assumptions of one kind of report
 */
export function assumptionsSection(
  about: Case,
  understanding: Understanding,
  steps: readonly Step[],
  more: readonly string[] = [],
): readonly ReportSection[] {
  const texts = [
    ...premisesAssumption(about),
    ...incidentAssumption(about),
    ...more,
    ...basicsAssumption(about, understanding),
    ...refusals(understanding),
    ...understanding.contradictions.map(
      (contradiction) => `${contradiction} Please tell us which is right.`,
    ),
    ...quantityAssumption(steps),
  ];
  return section('assumptions', 'What we assumed', [
    list(texts.map((text) => ({ text: fixed('{1}', text) }))),
  ]);
}

const premisesAssumption = (about: Case): string[] =>
  about.premisesAssumed
    ? ['We could not tell what kind of business it is, so the advice is general.']
    : [];

const incidentAssumption = (about: Case): string[] =>
  about.incidentsAssumed
    ? [
        `We could not tell from your words what happened, so we assumed the most common problems of ${oneOf(about)}: ${listed(about.incidents.map((id) => incidents[id].label))}.`,
      ]
    : [];

/** For a report on one problem: with several areas each place is answered by itself. */
export function placeAssumption(about: Case, { places: heard }: Understanding): string[] {
  const [first, second] = heard;
  if (!first || !second || second.weight < first.weight * LEAST_SHARE) return [];
  return [
    `Of the places that you named, we treated ${placeOf(about, first.id)} as the most important.`,
  ];
}

/** Only where nothing was said about them: what a visitor does not mention may be there. */
function basicsAssumption(about: Case, { measures: heard }: Understanding): string[] {
  if (about.heard.has('fact:covers-everything')) return [];
  const named = new Set(heard.map(({ id }) => (CAMERAS.includes(id) ? 'cameras' : id)));
  const silent = BASICS.filter((id) => !named.has(id));
  if (silent.length === 0) return [];
  const names = silent.map((id) => (id === 'alarm' ? 'an alarm' : measures[id].label));
  return [
    `You did not mention ${listed(names).replace(' and ', ' or ')} at the ${kindOf(about)}; we assumed that there is none.`,
  ];
}

function refusals({ measures: heard }: Understanding): string[] {
  const refused = heard.filter(({ state }) => state === 'refused').map(({ id }) => measures[id]);
  if (refused.length === 0) return [];
  const them = refused.length > 1 || refused[0]?.plural ? 'them' : 'it';
  return [
    `You do not want ${listed(refused.map(({ label }) => label))}, so no step relies on ${them}.`,
  ];
}

const quantityAssumption = (steps: readonly Step[]): string[] =>
  steps.some(({ cost }) => cost.kind === 'band')
    ? ['We estimated quantities without seeing the site. Prices are from today’s price list.']
    : [];
