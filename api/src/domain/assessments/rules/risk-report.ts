import type { RiskAssessment } from '@app/contracts/risk-assessment';
import { places } from '@app/knowledge/places';
import { premises } from '@app/knowledge/premises';
import type { IncidentId } from '@app/knowledge/threats';
import { threats } from '@app/knowledge/threats';
import type { Report, ReportSection } from '@app/wording/report';
import { fixed, wordable } from '@app/wording/wording';
import type { Costs } from '../costs.ts';
import type { RiskUnderstanding } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { Case } from './case.ts';
import { caseOf, caseOfPart } from './case-of.ts';
import { planParts, stepsPerPart } from './plan-parts.ts';
import { type RatedPlan, rateThreat } from './rate-threat.ts';
import { quoted, safeQuote } from './safe-quote.ts';
import { areaSection } from './sections/area.ts';
import { assumptionsSection } from './sections/assumptions.ts';
import { paragraph, section } from './sections/blocks.ts';
import { cautionsSection } from './sections/cautions.ts';
import { emergencySection } from './sections/emergency.ts';
import { allStepsSection, cautionsOfPlans, standardsOfPlans } from './sections/part-steps.ts';
import { firstStep, priorities, prioritySection } from './sections/priorities.ts';
import { questionsFor, questionsSection } from './sections/questions.ts';
import { standardsSection } from './sections/standards.ts';
import { unreadSection } from './sections/unread.ts';
import { kindOf } from './text-for.ts';
import { isTooThin, thinReport } from './thin-report.ts';

/** More areas than this get less attention each, and the report says so. */
const GOOD_NUMBER_OF_AREAS = 2;
const TITLE = 'Risk assessment';

/** The report on the risks of one or more areas of a business. */
export function riskReport(
  request: Pick<RiskAssessment, 'operationalAreas'>,
  { whole, areas }: RiskUnderstanding,
  costs: Costs,
): Report {
  const about = caseOf(whole);
  if (isTooThin(whole)) return thinReport(TITLE, about, whole);
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
      ...unreadSection(whole),
      ...assumptionsSection(about, whole, steps),
      ...standardsSection(standardsOfPlans(plans)),
    ],
  };
}

function areaCase(about: Case, area: Understanding): Case {
  const place = area.places[0]?.id;
  const usual: readonly IncidentId[] = place ? (places[place].usual ?? []) : [];
  return caseOfPart(
    about,
    area,
    usual.length > 0 ? usual : premises[about.premises].fears.slice(0, 2),
  );
}

function shortAnswer(about: Case, plans: readonly RatedPlan[]): readonly ReportSection[] {
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
