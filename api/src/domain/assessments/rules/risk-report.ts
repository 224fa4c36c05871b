import type { RiskAssessment } from '@app/contracts/risk-assessment';
import type { Costs } from '../costs.ts';
import { usualAt, usualFears } from '../knowledge/establishments.ts';
import { fixed, type Report, type ReportSection, wordable } from '../report.ts';
import { incidents } from '../understanding/incidents.ts';
import type { RiskUnderstanding } from '../understanding/understand.ts';
import type { IncidentId, Understanding } from '../understanding/understanding.ts';
import type { Case } from './case.ts';
import { caseOf, caseOfPart } from './case-of.ts';
import { type PartPlan, planParts, stepsPerPart } from './plan-parts.ts';
import { type Rating, rateThreat } from './rate-threat.ts';
import { quoted, safeQuote } from './safe-quote.ts';
import { assumptionsSection } from './sections/assumptions.ts';
import { list, paragraph, section } from './sections/blocks.ts';
import { cautionsSection } from './sections/cautions.ts';
import { emergencySection } from './sections/emergency.ts';
import { allStepsSection, cautionsOfPlans, partBlocks, standardsOfPlans } from './sections/part-steps.ts';
import { questionsFor, questionsSection } from './sections/questions.ts';
import { standardsSection } from './sections/standards.ts';
import { capitalised, kindOf, tell, uncapitalised, word } from './tell.ts';
import { isTooThin, thinReport } from './thin-report.ts';

/** More areas than this get less attention each, and the report says so. */
const GOOD_NUMBER_OF_AREAS = 2;
const TITLE = 'Risk assessment';

interface RatedPlan extends PartPlan {
  readonly ratings: readonly Rating[];
}

/** The report on the risks of one or more areas of a business. */
export function riskReport(
  request: Pick<RiskAssessment, 'operationalAreas'>,
  { whole, areas }: RiskUnderstanding,
  costs: Costs,
): Report {
  const about = caseOf(whole);
  if (isTooThin(whole)) return thinReport(TITLE, about, whole);
  const parts = request.operationalAreas.map(({ name }, index) => {
    const words = safeQuote(name) || `Area ${index + 1}`;
    return { name: words, words, about: areaCase(about, areas[index] ?? whole) };
  });
  const threatsPerArea = parts.length <= GOOD_NUMBER_OF_AREAS ? 3 : 2;
  const plans = planParts(parts, costs, stepsPerPart(parts.length)).map((plan) => ({
    ...plan,
    ratings: plan.about.incidents
      .map((incident) => rateThreat(incident, plan.about))
      .sort((a, b) => b.score - a.score)
      .slice(0, threatsPerArea),
  }));
  const steps = plans.flatMap((plan) => plan.steps);
  return {
    title: TITLE,
    sections: [
      ...(whole.happeningNow ? emergencySection(about) : []),
      ...shortAnswer(about, plans),
      ...prioritySection(plans),
      ...plans.flatMap(areaSection),
      ...allStepsSection(plans),
      ...cautionsSection(about, cautionsOfPlans(plans)),
      ...questionsSection(questionsFor(about, 3)),
      ...assumptionsSection(about, whole, steps),
      ...standardsSection(standardsOfPlans(plans)),
    ],
  };
}

function areaCase(about: Case, area: Understanding): Case {
  const place = area.places[0]?.id;
  const usual: readonly IncidentId[] = place ? (usualAt[place] ?? []) : [];
  return caseOfPart(about, area, usual.length > 0 ? usual : usualFears[about.premises].slice(0, 2));
}

interface Priority {
  readonly plan: RatedPlan;
  readonly rating: Rating;
}

const priorities = (plans: readonly RatedPlan[]): Priority[] =>
  plans
    .flatMap((plan) => plan.ratings.map((rating) => ({ plan, rating })))
    .sort((a, b) => b.rating.score - a.rating.score);

function shortAnswer(about: Case, plans: readonly RatedPlan[]): readonly ReportSection[] {
  const top = priorities(plans)[0];
  if (!top) return [];
  const step = firstStep(top);
  const many =
    plans.length > GOOD_NUMBER_OF_AREAS
      ? [paragraph(fixed('You describe {1} areas. One or two areas in a report give better results: each then gets more threats and more steps. Send the form again with the two that worry you most.', String(plans.length)))]
      : [];
  return section('short-answer', 'In short', [
    paragraph(
      wordable(
        step
          ? 'The highest risk at your {1} is {2} in the area {3}. Start there: {4}.'
          : 'The highest risk at your {1} is {2} in the area {3}.',
        kindOf(about),
        incidents[top.rating.incident].label,
        quoted(top.plan.name),
        ...(step ? [step] : []),
      ),
    ),
    ...many,
  ]);
}

/** The name of the step that answers a cause of the threat; else the first of its area. */
function firstStep({ plan, rating }: Priority): string | undefined {
  const step =
    plan.steps.find(({ answers }) =>
      answers.some((index) => plan.findings[index]?.cause.opens.includes(rating.incident)),
    ) ?? plan.steps[0];
  if (step) return uncapitalised(tell(step.name, plan.about, step.control.at));
  const other = plan.repeated[0];
  return other && uncapitalised(tell(other.step.name, plan.about, other.step.control.at));
}

const prioritySection = (plans: readonly RatedPlan[]): readonly ReportSection[] =>
  section('priorities', 'Priorities over all areas', [
    {
      kind: 'table',
      columns: ['Priority', 'Risk', 'Area', 'Score of 25', 'First step'],
      rows: priorities(plans)
        .slice(0, 8)
        .map((priority, index) => [
          String(index + 1),
          capitalised(incidents[priority.rating.incident].label),
          priority.plan.name,
          `${priority.rating.likelihood} × ${priority.rating.impact} = ${priority.rating.score}`,
          capitalised(firstStep(priority) ?? 'Walk the area with us'),
        ]),
    },
  ]);

function areaSection(plan: RatedPlan, index: number): readonly ReportSection[] {
  const gap = plan.told;
  return section(`area-${index + 1}`, plan.name, [
    {
      kind: 'table',
      columns: ['Threat', 'Likelihood 1 to 5', 'Impact 1 to 5', 'Why'],
      rows: plan.ratings.map(({ incident, likelihood, impact, why }) => [
        capitalised(incidents[incident].label),
        String(likelihood),
        String(impact),
        capitalised(why),
      ]),
    },
    ...(gap
      ? [
          list([
            {
              lead: `Gap: ${uncapitalised(tell(gap.cause.name, plan.about, gap.cause.at))}.`,
              text: word(gap.cause.why, plan.about, gap.cause.at),
            },
          ]),
        ]
      : []),
    ...partBlocks(plan),
  ]);
}
