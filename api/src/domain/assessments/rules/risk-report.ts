import type { RiskAssessment } from '@app/contracts/risk-assessment';
import { exposures, usualAnywhere } from '@app/knowledge/exposures';
import { places } from '@app/knowledge/places';
import { premises } from '@app/knowledge/premises';
import type { QuestionId } from '@app/knowledge/questions';
import { threats } from '@app/knowledge/threats';
import type { Report, ReportSection } from '@app/wording/report';
import { fixed, type Wording, wordable } from '@app/wording/wording';
import type { Costs } from '../costs.ts';
import type { RiskUnderstanding } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { type Case, hasAny } from './case.ts';
import { caseOf, caseOfPart, remaining } from './case-of.ts';
import { type Part, planParts, stepsPerPart } from './plan-parts.ts';
import { type RatedPlan, rateThreat } from './rate-threat.ts';
import { quoted, safeQuote } from './safe-quote.ts';
import { areaSection } from './sections/area.ts';
import { type Assumption, assumptionsSection } from './sections/assumptions.ts';
import { paragraph, section } from './sections/blocks.ts';
import { cautionsSection } from './sections/cautions.ts';
import { emergencySection } from './sections/emergency.ts';
import { allStepsSection, cautionsOfPlans, standardsOfPlans } from './sections/part-steps.ts';
import { firstStep, priorities, prioritySection } from './sections/priorities.ts';
import { questionsFor, questionsSection } from './sections/questions.ts';
import { standardsSection } from './sections/standards.ts';
import { unreadSection } from './sections/unread.ts';
import { kindOf, oneOf, placeOf } from './text-for.ts';

/** More areas than this get less attention each, and the report says so. */
const GOOD_NUMBER_OF_AREAS = 2;

/** The report on the risks of one or more areas of a business. */
export function riskReport(
  request: Pick<RiskAssessment, 'businessType' | 'operationalAreas'>,
  { whole, areas }: RiskUnderstanding,
  costs: Costs,
): Report {
  const about = caseOf(whole);
  const most = stepsPerPart(request.operationalAreas.length);
  const parts = request.operationalAreas.map(({ name }, index) => {
    const words = safeQuote(name) || `Area ${index + 1}`;
    return { name: words, words, about: areaCase(about, areas[index] ?? whole), most };
  });
  const threatsPerArea = parts.length <= GOOD_NUMBER_OF_AREAS ? 3 : 2;
  const plans = planParts(parts, costs).map((plan) => ({
    ...plan,
    ratings: plan.about.incidents
      .map((incident) => rateThreat(incident, plan.about))
      .sort((a, b) => Number(b.named) - Number(a.named) || b.score - a.score)
      .slice(0, threatsPerArea)
      // What is called the highest risk is the first row of its area.
      .sort((a, b) => b.score - a.score),
  }));
  const steps = plans.flatMap((plan) => plan.steps);
  return {
    title: 'Risk assessment',
    sections: [
      ...(whole.happeningNow ? emergencySection(about) : []),
      ...shortAnswer(about, whole, plans),
      ...prioritySection(plans),
      ...plans.flatMap(areaSection),
      ...allStepsSection(plans),
      ...cautionsSection(about, cautionsOfPlans(plans)),
      ...questionsSection(questions(about, whole)),
      ...unreadSection(whole),
      ...assumptionsSection(about, whole, steps, takenFor(request, about, parts)),
      ...standardsSection(standardsOfPlans(plans)),
    ],
  };
}

const USUAL = 2;

/** A place that the tables name has what is usual there; any other is judged by what is there. */
function areaCase(about: Case, area: Understanding): Case {
  const place = area.places[0]?.id;
  const own = caseOfPart(about, area, []);
  const usual = [
    ...((place && places[place].usual) ?? []),
    ...exposures.filter(({ when }) => hasAny(own, when)).flatMap(({ attracts }) => attracts),
    ...(about.premisesAssumed ? [] : premises[about.premises].fears),
    ...usualAnywhere,
  ];
  return caseOfPart(about, area, remaining([...new Set(usual)], area).slice(0, USUAL));
}

const MOST_QUESTIONS = 3;

/** Where no incident was told, that is the first thing to ask. */
const questions = (about: Case, whole: Understanding): readonly QuestionId[] => {
  const first: QuestionId[] = whole.incidents.length === 0 ? ['what'] : [];
  return [...first, ...questionsFor(about, MOST_QUESTIONS - first.length)];
};

/** What the business and the areas were taken for, where that is not what the visitor calls them. */
function takenFor(
  { businessType }: Pick<RiskAssessment, 'businessType'>,
  about: Case,
  parts: readonly Part[],
): Assumption[] {
  const business = safeQuote(businessType);
  const taken = parts.flatMap(({ words, about: area }) => {
    const [place] = area.places;
    return place ? [{ words, as: placeOf(area, place) }] : [];
  });
  const renamed = [
    ...(about.premisesAssumed ? [] : [{ words: business, as: oneOf(about) }]),
    ...taken,
  ].filter(({ words, as }) => words !== '' && !isSame(words, as));
  const unknown = parts.filter(({ about: area }) => area.places.length === 0);
  return [
    ...(renamed.length > 0 ? [{ id: 'taken-for', renamed } as const] : []),
    ...unknown.map(
      ({ words, about: area }): Assumption => ({
        id: 'judged-by',
        words,
        by: exposures.filter(({ when }) => hasAny(area, when)).map(({ label }) => label),
      }),
    ),
  ];
}

const isSame = (words: string, as: string): boolean => {
  const label = as.replace(/^(an?|the) |s$/g, '').toLowerCase();
  return words.toLowerCase().includes(label) || label.includes(words.toLowerCase());
};

function shortAnswer(
  about: Case,
  { offTopic }: Understanding,
  plans: readonly RatedPlan[],
): readonly ReportSection[] {
  // Row 1 of the table of priorities: two highest risks would contradict each other.
  const [top] = priorities(plans);
  if (!top) return [];
  const step = firstStep(top);
  const many =
    plans.length > GOOD_NUMBER_OF_AREAS
      ? [
          paragraph(
            fixed(
              'You described {1} areas. A report on one or two areas gives better results, with more threats and steps for each. Send the form again with the two that worry you most.',
              String(plans.length),
            ),
          ),
        ]
      : [];
  return section('short-answer', 'In short', [
    ...(about.incidentsAssumed ? [paragraph(nothingTold(offTopic))] : []),
    paragraph(
      wordable(
        step
          ? 'The highest risk at your {1} is {2} in the area {3}. Start with this: {4}.'
          : 'The highest risk at your {1} is {2} in the area {3}.',
        kindOf(about),
        threats[top.rating.incident].label,
        quoted(top.plan.name),
        ...(step ? [step] : []),
      ),
    ),
    ...many,
  ]);
}

const nothingTold = (offTopic: boolean): Wording =>
  fixed(
    offTopic
      ? 'We found nothing about security in what you wrote. This report says what is usual at such places.'
      : 'We read nothing that has happened in what you wrote. This report says what is usual at such places.',
  );
