import type { Report } from '@app/wording/report';
import { type Wording, wordsOf } from '@app/wording/wording';
import { saysMore } from '../../rewording/accept-wording.ts';
import type { Reword, WordedReport } from '../../rewording/reword.ts';
import type { Plan } from '../plan.ts';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { nextStepWords } from './next-steps.ts';
import { requirementWords } from './requirements.ts';
import { ratedThreats } from './threats/rate-threats.ts';

/**
 * The texts of a plan that a model may reword, as the rules wrote them. The plan itself has the same
 * texts with their facts in place.
 */
export const wordableOf = (site: Site, designs: readonly SystemDesign[]): readonly Wording[] =>
  [
    ...requirementWords(site),
    ...ratedThreats(site, designs).map(({ reason }) => reason),
    ...nextStepWords(site, designs),
  ].filter(({ wordable }) => wordable);

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
 * @param words of the same plan, from `draftPlan`
 */
export async function rewordPlan(
  reword: Reword,
  plan: Plan,
  words: readonly Wording[],
): Promise<WordedPlan> {
  const texts = words.filter(({ template }) => template.length <= OFFERED_LENGTH);
  const { report, wording } = await reword(reportOf(texts), {});
  const pairs = wordingsOf(report).map((given, index) => ({ given, rules: texts[index] ?? given }));
  const changed = pairs.filter(({ given, rules }) => given.template !== rules.template);
  const added = changed.filter(({ given, rules }) => saysMore(given.template, rules.template));
  const newWords = new Map(
    changed
      .filter((pair) => !added.includes(pair))
      .map(({ given, rules }) => [wordsOf(rules), wordsOf(given)]),
  );
  const refused = added.map((pair) => [idOf(pairs.indexOf(pair)), 'says-more']);
  return {
    plan: withWords(plan, newWords),
    ...(wording && {
      wording: { ...wording, refused: { ...wording.refused, ...Object.fromEntries(refused) } },
    }),
  };
}

const idOf = (index: number): string => `text-${index + 1}`;

/** A section for each text, so that a refusal costs no other text its new words. */
const reportOf = (texts: readonly Wording[]): Report => ({
  title: 'Security plan',
  sections: texts.map((text, index) => ({
    id: idOf(index),
    heading: '',
    blocks: [{ kind: 'paragraph', text }],
  })),
});

const wordingsOf = (report: Report): readonly Wording[] =>
  report.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.text : [])),
  );

function withWords(plan: Plan, newWords: ReadonlyMap<string, string>): Plan {
  if (newWords.size === 0) return plan;
  const reworded = (text: string): string => newWords.get(text) ?? text;
  const inThreats = (threats: NonNullable<Plan['risk_assessment']>) =>
    threats.map((threat) => ({ ...threat, reason: reworded(threat.reason) }));
  return {
    ...plan,
    requirements: plan.requirements.map(reworded),
    ...(plan.risk_assessment && { risk_assessment: inThreats(plan.risk_assessment) }),
    ...(plan.process_analysis && { process_analysis: inThreats(plan.process_analysis) }),
    nextSteps: plan.nextSteps.map(reworded),
    budgets: plan.budgets.map((budget) => ({ ...budget, risk: reworded(budget.risk) })),
    source: 'model',
  };
}
