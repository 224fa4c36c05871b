import type { RiskAssessment } from '@app/contracts/risk-assessment';
import { exposures, usualAnywhere } from '@app/knowledge/exposures';
import { assumedWith } from '@app/knowledge/incidents';
import { type PlaceId, places } from '@app/knowledge/places';
import { premises } from '@app/knowledge/premises';
import { type IncidentId, isDanger, threats } from '@app/knowledge/threats';
import type { Report, ReportSection } from '@app/wording/report';
import { fixed, wordable } from '@app/wording/wording';
import type { Costs } from '../costs.ts';
import type { RiskUnderstanding } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { type Case, hasAny, hasOwn } from './case.ts';
import { caseOf, caseOfPart, remaining } from './case-of.ts';
import { meantAt } from './order-incidents.ts';
import { type Part, planParts, stepsPerPart } from './plan-parts.ts';
import { type RatedPlan, rateThreat } from './rate-threat.ts';
import { quoted, safeQuote } from './safe-quote.ts';
import { areaSection, BUSINESS } from './sections/area.ts';
import { type Assumption, assumptionsSection, isSameName } from './sections/assumptions.ts';
import { paragraph, section } from './sections/blocks.ts';
import { cautionsSection } from './sections/cautions.ts';
import { emergencySection } from './sections/emergency.ts';
import { allStepsSection, cautionsOfPlans, standardsOfPlans } from './sections/part-steps.ts';
import { firstStep, priorities, prioritySection } from './sections/priorities.ts';
import { questionsOfParts, questionsSection } from './sections/questions.ts';
import { firstIn } from './sections/short-answer.ts';
import { standardsSection } from './sections/standards.ts';
import { unreadSection } from './sections/unread.ts';
import { youWroteSection } from './sections/you-wrote.ts';
import { kindOf, oneOf, placeOf } from './text-for.ts';
import { ofFields, toldOfWhole } from './told-of-whole.ts';

/** More areas than this get less attention each, and the report says so. */
const GOOD_NUMBER_OF_AREAS = 2;
/** What is only usual there fills up to these. */
const LEAST_THREATS = 2;

/** The report on the risks of one or more areas of a business. */
export function riskReport(
  request: Pick<RiskAssessment, 'businessType' | 'businessDescription' | 'operationalAreas'>,
  understanding: RiskUnderstanding,
  costs: Costs,
): Report {
  const { whole } = understanding;
  const about = caseOf(whole);
  const most = stepsPerPart(request.operationalAreas.length);
  const { areas, business } = withTold(about, understanding);
  const parts = request.operationalAreas.map(({ name }, index) => {
    const words = safeQuote(name) || `Area ${index + 1}`;
    const area = areas[index] ?? whole;
    const place = placeByName(area);
    const section = `area-${index + 1}`;
    return { section, name: words, words, place, about: areaCase(about, area), most };
  });
  const beside = business ? [businessPart(about, business, most)] : [];
  const threatsPerArea = parts.length <= GOOD_NUMBER_OF_AREAS ? 3 : 2;
  const plans = planParts([...beside, ...parts], costs).map((plan) => ({
    ...plan,
    ratings: plan.about.incidents
      .map((incident) => rateThreat(incident, plan.about, about))
      .sort((a, b) => Number(b.named) - Number(a.named) || b.score - a.score)
      .filter(({ named }, index) => index < (named ? threatsPerArea : LEAST_THREATS))
      // What is called the highest risk is the first row of its area.
      .sort((a, b) => b.score - a.score),
  }));
  const steps = plans.flatMap((plan) => plan.steps);
  return {
    title: 'Risk assessment',
    sections: [
      ...(whole.happeningNow ? emergencySection(about) : []),
      ...shortAnswer(about, whole, plans, parts.length),
      ...prioritySection(plans),
      ...plans.flatMap(areaSection),
      ...allStepsSection(plans),
      ...cautionsSection(about, cautionsOfPlans(plans)),
      ...questionsSection(questionsOfParts(about, whole)),
      ...unreadSection(whole),
      ...assumptionsSection(about, whole, steps, takenFor(request, about, parts)),
      ...youWroteSection([
        { label: 'Business', text: request.businessType },
        { label: 'What it does', text: request.businessDescription },
        ...request.operationalAreas.map(({ name, description }) => ({
          label: safeQuote(name) || 'Area',
          text: description,
        })),
      ]),
      ...standardsSection(standardsOfPlans(plans)),
    ],
  };
}

const USUAL = 2;

/**
 * What is told of the business and of no area counts in the areas where such things happen, and beside them where
 * there is none. Danger to life is in every area already.
 */
function withTold(about: Case, { whole, areas }: RiskUnderstanding) {
  const told = toldOfWhole(about, whole, areas, 'business').filter(({ id }) => !isDanger(id));
  if (told.length === 0) return { areas, business: undefined };
  const meant = (id: IncidentId) => meantAt(id, about.premises);
  const usual = areas.map((area) => usualIn(about, area));
  const rest = told.filter(({ id }) => !usual.some((ids) => ids.includes(meant(id))));
  return {
    areas: areas.map((area, index) => ({
      ...area,
      incidents: [...area.incidents, ...told.filter(({ id }) => usual[index]?.includes(meant(id)))],
    })),
    business: rest.length > 0 ? ofFields(whole, 'business', rest) : undefined,
  };
}

/** What was told of the business and of no area of it. */
function businessPart(about: Case, business: Understanding, most: number): Part {
  const name = `The ${kindOf(about)} as a whole`;
  const own: Case = { ...caseOfPart(about, business, []), area: true };
  return { section: BUSINESS, name, words: name, about: own, most };
}

/** What is usual at the place that an area is called after, for what is there, and at the places in it. */
function usualIn(about: Case, area: Understanding): readonly IncidentId[] {
  const named = placeByName(area);
  const own = caseOfPart(about, area, []);
  return [
    ...((named && places[named].usual) ?? []),
    ...exposures.filter(({ when }) => hasOwn(own, when)).flatMap(({ attracts }) => attracts),
    ...area.places.flatMap(({ id }) => places[id].usual ?? []),
  ];
}

/** A place that the tables name has what is usual there; any other is judged by what is there. */
function areaCase(about: Case, area: Understanding): Case {
  const own = caseOfPart(about, area, []);
  const usual: readonly IncidentId[] = [
    ...usualIn(about, area),
    ...(about.premisesAssumed ? [] : premises[about.premises].fears),
    ...usualAnywhere,
  ];
  const there = usual.filter((id) => hasAny(own, assumedWith[id] ?? []) || !assumedWith[id]);
  const likely = remaining([...new Set(there)], area).slice(0, USUAL);
  return { ...caseOfPart(about, area, likely), area: true };
}

/** The place that an area is called after: one in its description is only a part of it. */
const placeByName = ({ places: heard }: Understanding): PlaceId | undefined =>
  heard.find(({ field }) => field.endsWith('.name'))?.id;

/** What the business and the areas were taken for, where that is not what the visitor calls them. */
function takenFor(
  { businessType }: Pick<RiskAssessment, 'businessType'>,
  about: Case,
  parts: readonly (Part & { readonly place: PlaceId | undefined })[],
): Assumption[] {
  const business = safeQuote(businessType);
  const taken = parts.flatMap(({ words, place, about: area }) =>
    place ? [{ words, as: placeOf(area, place) }] : [],
  );
  const renamed = [
    ...(about.premisesAssumed ? [] : [{ words: business, as: oneOf(about) }]),
    ...taken,
  ].filter(({ words, as }) => words !== '' && !isSameName(words, as));
  return [
    ...(renamed.length > 0 ? [{ id: 'taken-for', renamed } as const] : []),
    ...parts
      .filter(({ place }) => place === undefined)
      .map(({ words, about: area }): Assumption => ({ id: 'judged-by', words, by: thereIn(area) })),
  ];
}

const thereIn = (area: Case): readonly string[] => [
  ...exposures.filter(({ when }) => hasOwn(area, when)).map(({ label }) => label),
  ...area.places.map((id) => placeOf(area, id)),
];

function shortAnswer(
  about: Case,
  whole: Understanding,
  plans: readonly RatedPlan[],
  areas: number,
): readonly ReportSection[] {
  // Row 1 of the table of priorities: two highest risks would contradict each other.
  const [top] = priorities(plans);
  if (!top) return [];
  const step = firstStep(top);
  const where = top.plan.section === BUSINESS ? [] : [quoted(top.plan.name)];
  const many =
    areas > GOOD_NUMBER_OF_AREAS
      ? [
          paragraph(
            fixed(
              'You described {1} areas. A report on one or two areas gives better results, with more threats and steps for each. Send the form again with the two that worry you most.',
              String(areas),
            ),
          ),
        ]
      : [];
  return section('short-answer', 'In short', [
    ...firstIn(about, whole).map(paragraph),
    paragraph(
      wordable(
        `The highest risk at your {1} is {2}${where.length > 0 ? ' in the area {3}' : ''}.${step ? ` Start with this: {${3 + where.length}}.` : ''}`,
        kindOf(about),
        threats[top.rating.incident].label,
        ...where,
        ...(step ? [step] : []),
      ),
    ),
    ...many,
  ]);
}
