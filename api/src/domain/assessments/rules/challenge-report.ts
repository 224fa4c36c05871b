import type { Report, ReportSection } from '@app/wording/report';
import type { Costs } from '../costs.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { caseOf } from './case-of.ts';
import { chooseControls } from './choose-controls.ts';
import { rankCauses } from './rank-causes.ts';
import { askedForSection } from './sections/asked-for.ts';
import {
  assumptionsSection,
  incidentsAssumption,
  placeAssumption,
} from './sections/assumptions.ts';
import { cautionsFor, cautionsSection, standardsOfCautions } from './sections/cautions.ts';
import { emergencySection } from './sections/emergency.ts';
import { questionsFor, questionsSection } from './sections/questions.ts';
import { shortAnswerSection } from './sections/short-answer.ts';
import { standardsSection } from './sections/standards.ts';
import { stepsSection } from './sections/steps.ts';
import { type Typed, understoodSection } from './sections/understood.ts';
import { wentWrongSection } from './sections/went-wrong.ts';
import { youWroteSection } from './sections/you-wrote.ts';
import { isTooThin, thinReport } from './thin-report.ts';

const MOST_CAUSES = 5;
const MOST_STEPS = 6;
const MOST_QUESTIONS = 3;

/**
 * The report on one security challenge of a business. Everything in it comes from the understanding
 * of the texts, the knowledge tables and the price list.
 * @param typed is quoted, where our names for a place or a time say something else and at the end
 */
export function challengeReport(
  understanding: Understanding,
  costs: Costs,
  typed: Typed = {},
): Report {
  const about = caseOf(understanding);
  const title = 'Security assessment';
  if (isTooThin(understanding)) return thinReport(title, about, understanding, wrote(typed), typed);
  // Whoever reads this behind a locked door reads the first lines.
  const short = understanding.happeningNow;
  const findings = rankCauses(about, short ? 2 : MOST_CAUSES);
  const most = short ? 4 : MOST_STEPS;
  const steps = chooseControls(about, findings, costs, most, wishesOf(understanding));
  const cautions = cautionsFor(about, steps);
  return {
    title,
    sections: [
      ...(understanding.happeningNow ? emergencySection(about) : []),
      ...shortAnswerSection(about, understanding, findings, steps),
      ...understoodSection(about, understanding, typed),
      ...wentWrongSection(about, findings),
      ...stepsSection(about, steps),
      ...askedForSection(understanding, steps),
      ...cautionsSection(about, cautions),
      ...questionsSection(questionsFor(about, MOST_QUESTIONS)),
      ...assumptionsSection(about, understanding, steps, [
        ...incidentsAssumption(about),
        ...placeAssumption(understanding),
      ]),
      ...wrote(typed),
      ...standardsSection([
        ...steps.flatMap(({ control }) => control.standards ?? []),
        ...standardsOfCautions(cautions),
      ]),
    ],
  };
}

const wishesOf = ({ measures }: Understanding) =>
  measures.filter(({ state }) => state === 'wanted').map(({ id }) => id);

const wrote = (typed: Typed): readonly ReportSection[] =>
  youWroteSection([
    { label: 'Business', text: typed.businessType },
    { label: 'What happened', text: typed.securityIssue },
    { label: 'When', text: typed.timing },
    { label: 'Where', text: typed.location },
    { label: 'Who is affected', text: typed.peopleInvolved },
    { label: 'What you want', text: typed.preventionMethod },
  ]);
