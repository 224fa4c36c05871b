import { fixed, type ReportSection } from '../../report.ts';
import { incidents } from '../../understanding/incidents.ts';
import { measures } from '../../understanding/measures.ts';
import type { MeasureId, Understanding } from '../../understanding/understanding.ts';
import type { Case } from '../case.ts';
import type { Step } from '../choose-controls.ts';
import { kindOf, oneOf, placeOf } from '../tell.ts';
import { joined, list, section } from './blocks.ts';

const BASICS: readonly MeasureId[] = ['alarm', 'cameras', 'armed-response'];

/** What was filled in where the texts say nothing, and what to correct. */
export function assumptionsSection(
  about: Case,
  understanding: Understanding,
  steps: readonly Step[],
): readonly ReportSection[] {
  const texts = [
    ...premisesAssumption(about),
    ...incidentAssumption(about),
    ...placeAssumption(about),
    ...basicsAssumption(about, understanding),
    ...refusals(understanding),
    ...understanding.contradictions.map(
      (contradiction) => `${contradiction} Please tell us which is right.`,
    ),
    ...quantityAssumption(about, steps),
  ];
  return section('assumptions', 'What we assumed', [
    list(texts.map((text) => ({ text: fixed('{1}', text) }))),
  ]);
}

const premisesAssumption = (about: Case): string[] =>
  about.premisesAssumed
    ? ['We could not tell what kind of business it is, so the advice is for any.']
    : [];

const incidentAssumption = (about: Case): string[] =>
  about.incidentsAssumed
    ? [
        `We could not tell from your words what happened, so we took what ${oneOf(about)} most often has to fear: ${joined(about.incidents.map((id) => incidents[id].label))}.`,
      ]
    : [];

function placeAssumption(about: Case): string[] {
  const [first, second] = about.places;
  if (!first || !second) return [];
  return [`Of the places that you name we took ${placeOf(about, first)} as the most important.`];
}

/** Only where nothing was said about them: what a visitor does not mention may be there. */
function basicsAssumption(about: Case, { measures: heard }: Understanding): string[] {
  if (about.heard.has('fact:covers-everything')) return [];
  const silent = BASICS.filter((id) => !heard.some((measure) => measure.id === id));
  if (silent.length === 0) return [];
  const names = silent.map((id) => (id === 'alarm' ? 'an alarm' : measures[id].label));
  return [
    `You do not mention ${joined(names).replace(' and ', ' or ')} at the ${kindOf(about)}; we assumed that there is none.`,
  ];
}

function refusals({ measures: heard }: Understanding): string[] {
  const refused = heard
    .filter(({ state }) => state === 'refused')
    .map(({ id }) => measures[id].label);
  return refused.length > 0 ? [`You do not want ${joined(refused)}, so no step relies on it.`] : [];
}

const quantityAssumption = (about: Case, steps: readonly Step[]): string[] =>
  steps.some(({ cost }) => cost.kind === 'band')
    ? [
        `Quantities are our estimate for ${oneOf(about)} that we have not seen; prices are those of our price list today.`,
      ]
    : [];
