import type { MeasureId } from '@app/knowledge/measures';
import { measures } from '@app/knowledge/measures';
import type { PlaceId } from '@app/knowledge/places';
import { threats } from '@app/knowledge/threats';
import { listed } from '@app/wording/phrases';
import type { ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type { Contradiction, Understanding } from '../../understanding/understanding.ts';
import type { Case } from '../case.ts';
import type { Step } from '../choose-controls.ts';
import { quoted } from '../safe-quote.ts';
import { kindOf, oneOf, placeOf } from '../text-for.ts';
import { list, section } from './blocks.ts';

/** A place that is heard far less than the first was mentioned in passing. */
const LEAST_SHARE = 0.35;
const CAMERAS: readonly MeasureId[] = ['cameras', 'number-plate-camera', 'thermal-camera'];
const BASICS: readonly MeasureId[] = ['alarm', 'cameras', 'armed-response'];

export type Assumption =
  | { readonly id: 'premises-unknown' }
  | { readonly id: 'incidents-unknown' }
  /** Our names for a business and its areas where the visitor's are others. */
  | {
      readonly id: 'taken-for';
      readonly renamed: readonly { readonly words: string; readonly as: string }[];
    }
  /** An area that no table names, and what is there. */
  | { readonly id: 'judged-by'; readonly words: string; readonly by: readonly string[] }
  | { readonly id: 'main-place'; readonly place: PlaceId }
  | { readonly id: 'lacks'; readonly measures: readonly MeasureId[] }
  | { readonly id: 'named'; readonly measures: readonly MeasureId[] }
  | { readonly id: 'refused'; readonly measures: readonly MeasureId[] }
  | { readonly id: 'contradiction'; readonly between: Contradiction }
  | { readonly id: 'quantities' };

/**
 * What was filled in where the texts say nothing, and what to correct.
 * @param more assumptions of one kind of report
 */
export function assumptionsSection(
  about: Case,
  understanding: Understanding,
  steps: readonly Step[],
  more: readonly Assumption[] = [],
): readonly ReportSection[] {
  const isPriced = steps.some(({ cost }) => cost.kind === 'band');
  const refused = understanding.measures.filter(({ state }) => state === 'refused');
  const lacking = unspokenBasics(about, understanding);
  const named = BASICS.filter((id) => understanding.namedMeasures.includes(id));
  const assumptions: Assumption[] = [
    ...(about.premisesAssumed ? [{ id: 'premises-unknown' } as const] : []),
    ...more,
    ...(lacking.length > 0 ? [{ id: 'lacks', measures: lacking } as const] : []),
    ...(named.length > 0 ? [{ id: 'named', measures: named } as const] : []),
    ...(refused.length > 0
      ? [{ id: 'refused', measures: refused.map(({ id }) => id) } as const]
      : []),
    ...understanding.contradictions.map((between) => ({ id: 'contradiction', between }) as const),
    ...(isPriced ? [{ id: 'quantities' } as const] : []),
  ];
  return section('assumptions', 'What we assumed', [
    list(assumptions.map((assumption) => ({ text: fixed('{1}', inWords(assumption, about)) }))),
  ]);
}

/** For a report whose causes are those of the incidents that were assumed. */
export const incidentsAssumption = (about: Case): Assumption[] =>
  about.incidentsAssumed ? [{ id: 'incidents-unknown' }] : [];

/** For a report on one problem: with several areas each place is answered by itself. */
export function placeAssumption({ places: heard }: Understanding): Assumption[] {
  const [first, second] = heard;
  if (!first || !second || second.weight < first.weight * LEAST_SHARE) return [];
  return [{ id: 'main-place', place: first.id }];
}

/** Only where nothing was said about them: what a visitor does not mention may be there. */
function unspokenBasics(
  about: Case,
  { measures: heard, namedMeasures }: Understanding,
): MeasureId[] {
  if (about.heard.has('fact:covers-everything')) return [];
  const ids = [...heard.map(({ id }) => id), ...namedMeasures];
  const named = new Set(ids.map((id) => (CAMERAS.includes(id) ? 'cameras' : id)));
  return BASICS.filter((id) => !named.has(id));
}

function inWords(assumption: Assumption, about: Case): string {
  switch (assumption.id) {
    case 'premises-unknown':
      return 'We could not tell what kind of business it is, so the advice is general.';
    case 'incidents-unknown':
      return `We could not tell from your words what happened, so we assumed the most common problems of ${oneOf(about)}: ${listed(about.incidents.map((id) => threats[id].label))}.`;
    case 'taken-for':
      return `We took ${listed(assumption.renamed.map(({ words, as }) => `${quoted(words)} as ${as}`))}.`;
    case 'judged-by':
      return assumption.by.length > 0
        ? `We do not know a place like ${quoted(assumption.words)}, so we judged it by what you say is there: ${listed(assumption.by)}.`
        : `We do not know a place like ${quoted(assumption.words)}. Tell us what is kept there, who comes in and when it is empty.`;
    case 'main-place':
      return `Of the places that you named, we treated ${placeOf(about, assumption.place)} as the most important.`;
    case 'lacks':
      return `You did not mention ${listed(assumption.measures.map(oneMeasure), 'or')} at the ${kindOf(about)}; we assumed that there is none.`;
    case 'named':
      return `You mention ${listed(assumption.measures.map(oneMeasure))} and do not say what is there and works. Please tell us.`;
    case 'refused': {
      const refused = assumption.measures.map((id) => measures[id]);
      const them = refused.length > 1 || refused[0]?.plural ? 'them' : 'it';
      return `You do not want ${listed(refused.map(({ label }) => label))}, so no step relies on ${them}.`;
    }
    case 'contradiction':
      return `${contradictionInWords(assumption.between)} Please tell us which is right.`;
    case 'quantities':
      return 'We estimated quantities without seeing the site. Prices are from today’s price list.';
  }
}

export function contradictionInWords(between: Contradiction): string {
  switch (between.id) {
    case 'measure':
      return `You say that you have no ${measures[between.measure].label}, and also that you have ${oneMeasure(between.measure)}.`;
    case 'empty-but-guarded':
      return 'You say that nobody was there, and also that there was a guard.';
    case 'once-but-often':
      return 'You say that it happened once, and also that it happens again and again.';
    case 'denied-but-said':
      return `You say that ${deniedFacts[between.fact]}, and also that ${saidFacts[between.fact]}.`;
  }
}

/** "an alarm", "cameras" */
const oneMeasure = (id: MeasureId): string => measures[id].one ?? measures[id].label;

const deniedFacts = {
  violence: 'there was no violence',
  armed: 'nobody was armed',
  injury: 'nobody was hurt',
};
const saidFacts = {
  violence: 'someone was attacked',
  armed: 'there were weapons',
  injury: 'someone was hurt',
};

/** Whether our name for a thing says what the visitor calls it. */
export function isSameName(words: string, as: string): boolean {
  const label = as.replace(/^(an?|the) |s$/g, '').toLowerCase();
  return words.toLowerCase().includes(label) || label.includes(words.toLowerCase());
}
