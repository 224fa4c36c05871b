import type { HomeAssessment } from '@app/contracts/home-assessment';
import { places } from '@app/knowledge/places';
import type { PremisesId } from '@app/knowledge/premises';
import { type IncidentId, isDanger } from '@app/knowledge/threats';
import { uncapitalised } from '@app/wording/phrases';
import type { Report, ReportSection } from '@app/wording/report';
import { fixed, wordable } from '@app/wording/wording';
import type { Costs } from '../costs.ts';
import type { HomeUnderstanding } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { Case } from './case.ts';
import { caseOf, caseOfPart } from './case-of.ts';
import { type Part, type PartPlan, planParts } from './plan-parts.ts';
import { quoted, safeQuote } from './safe-quote.ts';
import {
  type Assumption,
  assumptionsSection,
  incidentsAssumption,
  isSameName,
} from './sections/assumptions.ts';
import { paragraph, section } from './sections/blocks.ts';
import { cautionsSection } from './sections/cautions.ts';
import { emergencySection } from './sections/emergency.ts';
import {
  allStepsSection,
  cautionsOfPlans,
  partBlocks,
  standardsOfPlans,
} from './sections/part-steps.ts';
import { questionsOfParts, questionsSection } from './sections/questions.ts';
import { firstIn } from './sections/short-answer.ts';
import { standardsSection } from './sections/standards.ts';
import { unreadSection } from './sections/unread.ts';
import { youWroteSection } from './sections/you-wrote.ts';
import { kindOf, placeOf, textFor, wordingFor } from './text-for.ts';
import { ofFields, toldOfWhole } from './told-of-whole.ts';

const TITLE = 'Home security recommendations';
const STEPS_PER_CONCERN = 2;
/** Concerns come first; what an area needs is mostly told there. */
const STEPS_PER_AREA = 1;
/** Kinds of premises that people live in; any other is a slip of the text reader on this form. */
const HOMES: readonly PremisesId[] = ['home', 'farm', 'student-housing', 'estate'];

/** The report on a home: each of the concerns and each area answered by name. */
export function homeReport(
  request: Pick<HomeAssessment, 'homeType' | 'areas' | 'securityConcerns'>,
  { whole, areas, concerns }: HomeUnderstanding,
  costs: Costs,
): Report {
  const about = caseOfHome(whole);
  const told = toldOfWhole(about, whole, [...areas, ...concerns], 'homeType');
  const concernParts = [
    ...(told.length > 0
      ? [homeConcern(request.homeType, about, ofFields(whole, 'homeType', told))]
      : []),
    ...request.securityConcerns.map((text, index) =>
      concern(text, index + 1, about, concerns[index] ?? whole),
    ),
  ];
  const areaParts = request.areas.map((text, index) =>
    area(text, index + 1, about, areas[index] ?? whole),
  );
  const plans = planParts([...concernParts, ...areaParts], costs);
  const concernPlans = plans.slice(0, concernParts.length);
  const areaPlans = plans.slice(concernParts.length);
  const steps = plans.flatMap((plan) => plan.steps);
  return {
    title: TITLE,
    sections: [
      ...(whole.happeningNow ? emergencySection(about) : []),
      ...shortAnswer(about, whole, [
        ...plans.filter(isGrave),
        ...concernPlans.filter((plan) => !isGrave(plan)),
      ]),
      ...concernPlans.flatMap(concernSection),
      ...areaPlans.flatMap(areaSection),
      ...allStepsSection([...plans.filter(isGrave), ...plans.filter((plan) => !isGrave(plan))]),
      ...cautionsSection(about, cautionsOfPlans(plans)),
      ...questionsSection(questionsOfParts(about, whole)),
      ...unreadSection(whole),
      ...assumptionsSection(about, whole, steps, [
        ...incidentsAssumption(about),
        ...takenFor(areaParts),
      ]),
      ...youWroteSection([
        { label: 'Home', text: request.homeType },
        ...request.areas.map((text) => ({ label: 'Area', text })),
        ...request.securityConcerns.map((text) => ({ label: 'Concern', text })),
      ]),
      ...standardsSection(standardsOfPlans(plans)),
    ],
  };
}

/** Who writes this means all of it. */
const WHOLE = /\b(whole|house|home|property|everywhere|huis|indlu)\b/i;

/** What the areas were taken for, where that is not what the visitor calls them. */
function takenFor(parts: readonly Part[]): Assumption[] {
  const taken = parts.map(({ words, about }) => {
    const [place] = about.places;
    return { words, as: place && placeOf(about, place) };
  });
  const renamed = taken.flatMap(({ words, as }) =>
    as !== undefined && !isSameName(words, as) ? [{ words, as }] : [],
  );
  return [
    ...(renamed.length > 0 ? [{ id: 'taken-for', renamed } as const] : []),
    ...taken
      .filter(({ words, as }) => as === undefined && !WHOLE.test(words))
      .map(({ words }): Assumption => ({ id: 'judged-by', words, by: [] })),
  ];
}

/** The case of a whole home. */
export function caseOfHome(whole: Understanding): Case {
  const heard = whole.premises.find(({ id }) => HOMES.includes(id))?.id;
  return caseOf(whole, heard === 'farm' || heard === 'student-housing' ? heard : 'home');
}

/** A concern is a sentence: tables name it by its number. */
const concern = (text: string, number: number, about: Case, heard: Understanding): Part => {
  const name = `Concern ${number}`;
  const section = `concern-${number}`;
  return { ...part(text, name, about, heard), section, name, most: STEPS_PER_CONCERN };
};

/** What is told with the kind of home. */
const homeConcern = (text: string, about: Case, heard: Understanding): Part => {
  const name = 'Your home';
  return { ...part(text, name, about, heard), section: 'home', name, most: STEPS_PER_CONCERN };
};

const area = (text: string, number: number, about: Case, heard: Understanding): Part => {
  const known = part(text, `Area ${number}`, about, heard);
  return { ...known, section: `area-${number}`, about: { ...known.about, area: true } };
};

function part(
  text: string,
  otherwise: string,
  about: Case,
  heard: Understanding,
): Omit<Part, 'section'> {
  const place = heard.places[0]?.id;
  const usual: readonly IncidentId[] = (place && places[place].usualAtHome) || ['burglary'];
  const own = heard.incidents.length > 0 ? [] : usual;
  const words = safeQuote(text) || otherwise;
  return { name: words, words, about: caseOfPart(about, heard, own), most: STEPS_PER_AREA };
}

/** Danger to life comes before all other concerns and areas. */
const isGrave = ({ about }: PartPlan): boolean =>
  !about.incidentsAssumed && about.incidents.some(isDanger);

function shortAnswer(
  about: Case,
  whole: Understanding,
  concerns: readonly PartPlan[],
): readonly ReportSection[] {
  const steps = concerns.flatMap(({ steps: own, about: of }) => own.map((step) => ({ step, of })));
  // Danger to life, then the concern that was written first.
  const [now, next] = steps;
  if (!now) return [];
  const name = ({ step, of }: (typeof steps)[number]) =>
    uncapitalised(textFor(step.name, of, step.control.at));
  return section('short-answer', 'In short', [
    ...firstIn(about, whole).map(paragraph),
    paragraph(
      !next
        ? wordable('For your {1}, start with this: {2}.', kindOf(about), name(now))
        : wordable(
            now.step.cost.kind === 'nothing'
              ? 'For your {1}, start with what costs nothing: {2}. Then do this: {3}.'
              : 'For your {1}, start with this: {2}. Then do this: {3}.',
            kindOf(about),
            name(now),
            name(next),
          ),
    ),
  ]);
}

function concernSection(plan: PartPlan): readonly ReportSection[] {
  const top = plan.newCause;
  return section(plan.section, `${plan.name}: ${quoted(plan.words)}`, [
    ...(top ? [paragraph(wordingFor(top.cause.why, plan.about, top.cause.at))] : []),
    ...partBlocks(plan),
  ]);
}

function areaSection(plan: PartPlan): readonly ReportSection[] {
  const place = plan.about.places[0];
  const note = place && places[place].atHome;
  const blocks = [...(note ? [paragraph(fixed('{1}', note))] : []), ...partBlocks(plan)];
  return section(plan.section, `Area: ${quoted(plan.words)}`, blocks);
}
