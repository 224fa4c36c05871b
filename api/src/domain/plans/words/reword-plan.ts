import { type Report, type Wording, wordable, wordsOf } from '../../assessments/report.ts';
import type { Reword, WordedReport } from '../../assessments/report-draft.ts';
import type { Plan } from '../plan.ts';

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
 * @param words from `wordableOf` for the same site and designs
 */
export async function rewordPlan(
  reword: Reword,
  plan: Plan,
  words: readonly Wording[],
): Promise<WordedPlan> {
  const risks = plan.budgets.map(({ risk }) => risk).filter(withoutFigures);
  const texts = [...words, ...risks.map((risk) => wordable(risk))];
  const asked = reportOf(texts);
  const { report, source, wording } = await reword(asked, {});
  const given = textsOf(asked);
  const newWords = new Map(textsOf(report).map((text, index) => [given[index], text]));
  const reworded = (text: string): string => newWords.get(text) ?? text;
  return { plan: withWords(plan, reworded, source), ...(wording && { wording }) };
}

/** A text whose figures are no facts is not for a model. */
const withoutFigures = (text: string): boolean => text !== '' && !/[\d{}]/.test(text);

/** A section for each text, so that a refusal costs no other text its new words. */
const reportOf = (texts: readonly Wording[]): Report => ({
  title: 'Security plan',
  sections: texts.map((text, index) => ({
    id: `text-${index + 1}`,
    heading: '',
    blocks: [{ kind: 'paragraph', text }],
  })),
});

const textsOf = (report: Report): readonly string[] =>
  report.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? wordsOf(block.text) : [])),
  );

function withWords(plan: Plan, reworded: (text: string) => string, source: Plan['source']): Plan {
  const inThreats = (threats: NonNullable<Plan['risk_assessment']>) =>
    threats.map((threat) => ({ ...threat, reason: reworded(threat.reason) }));
  return {
    ...plan,
    requirements: plan.requirements.map(reworded),
    ...(plan.risk_assessment && { risk_assessment: inThreats(plan.risk_assessment) }),
    ...(plan.process_analysis && { process_analysis: inThreats(plan.process_analysis) }),
    nextSteps: plan.nextSteps.map(reworded),
    budgets: plan.budgets.map((budget) => ({ ...budget, risk: reworded(budget.risk) })),
    source,
  };
}
