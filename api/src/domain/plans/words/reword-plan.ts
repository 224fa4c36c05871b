import type { Report } from '@app/wording/report';
import { sayExactly, type Wording, wordable, wordsOf } from '@app/wording/wording';
import { saysMore } from '../../rewording/accept-wording.ts';
import type { Reword, WordedReport } from '../../rewording/reword.ts';
import type { Plan } from '../plan.ts';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { nextStepWords } from './next-steps.ts';
import { requirementWords } from './requirements.ts';
import { ratedThreats } from './threats/rate-threats.ts';

/** A text of a plan that a model may reword. */
export interface PlanText {
  readonly id: TextId;
  /** As the rules wrote it. The plan itself has the same text with its facts in place. */
  readonly wording: Wording;
}

/** The list of a plan that has the text, and its index there. */
type TextId = `${'requirements' | 'threats' | 'nextSteps' | 'budgets'}-${number}`;
type TextList = TextId extends `${infer List}-${number}` ? List : never;

/** @param risks of the budgets; one that states a figure keeps its words */
export const planTexts = (
  site: Site,
  designs: readonly SystemDesign[],
  risks: readonly string[],
): readonly PlanText[] => [
  ...textsOf('requirements', requirementWords(site)),
  ...textsOf(
    'threats',
    ratedThreats(site, designs).map(({ reason }) => reason),
  ),
  ...textsOf('nextSteps', nextStepWords(site, designs)),
  ...textsOf(
    'budgets',
    risks.map((risk) => (/\d/.test(risk) ? sayExactly`${risk}` : wordable(risk))),
  ),
];

const textsOf = (list: TextList, wordings: readonly Wording[]): readonly PlanText[] =>
  wordings
    .map((wording, index) => ({ id: `${list}-${index}` as const, wording }))
    .filter(({ wording }) => wording.wordable);

/** Twice as long, as a new wording may be, is still within what an answer may hold. */
const OFFERED_LENGTH = 550;

export interface WordedPlan {
  readonly plan: Plan;
  /** What a model was asked and how that ended; absent when none was asked. */
  readonly wording?: WordedReport['wording'];
}

/**
 * Lets a model reword the requirements, the reasons of threats, the next steps and the risks of the
 * budgets. Nothing else of a plan is shown to it, and nothing that a visitor typed. Each text is
 * judged by itself: one that is refused keeps the words of the rules.
 * @param reword as for reports: bounded, and never rejects
 * @param texts of the same plan, from `draftPlan`
 */
export async function rewordPlan(
  reword: Reword,
  plan: Plan,
  texts: readonly PlanText[],
): Promise<WordedPlan> {
  const offered = texts.filter(({ wording }) => wording.template.length <= OFFERED_LENGTH);
  const { report, wording } = await reword(reportOf(offered), {});
  const given = new Map(report.sections.map(({ id, blocks }) => [id, blocks[0]]));
  const newWords = new Map<string, string>();
  const refused: Record<string, string> = {};
  for (const { id, wording: rules } of offered) {
    const block = given.get(id);
    if (block?.kind !== 'paragraph' || block.text.template === rules.template) continue;
    if (saysMore(block.text.template, rules.template)) refused[id] = 'says-more';
    else newWords.set(id, wordsOf(block.text));
  }
  return {
    plan: withWords(plan, newWords),
    ...(wording && { wording: { ...wording, refused: { ...wording.refused, ...refused } } }),
  };
}

/** A section for each text, so that a refusal costs no other text its new words. */
const reportOf = (texts: readonly PlanText[]): Report => ({
  title: 'Security plan',
  sections: texts.map(({ id, wording }) => ({
    id,
    heading: '',
    blocks: [{ kind: 'paragraph', text: wording }],
  })),
});

function withWords(plan: Plan, newWords: ReadonlyMap<string, string>): Plan {
  if (newWords.size === 0) return plan;
  const reworded = (list: TextList, text: string, index: number): string =>
    newWords.get(`${list}-${index}`) ?? text;
  const inThreats = (threats: NonNullable<Plan['risk_assessment']>) =>
    threats.map((threat, index) => ({
      ...threat,
      reason: reworded('threats', threat.reason, index),
    }));
  return {
    ...plan,
    requirements: plan.requirements.map((text, index) => reworded('requirements', text, index)),
    ...(plan.risk_assessment && { risk_assessment: inThreats(plan.risk_assessment) }),
    ...(plan.process_analysis && { process_analysis: inThreats(plan.process_analysis) }),
    nextSteps: plan.nextSteps.map((text, index) => reworded('nextSteps', text, index)),
    budgets: plan.budgets.map((budget, index) => ({
      ...budget,
      risk: reworded('budgets', budget.risk, index),
    })),
    source: 'model',
  };
}
