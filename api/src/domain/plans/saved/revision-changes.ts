import { toRand } from '@app/contracts/money';
import type { WirePlanDifference } from '@app/contracts/saved-plan';
import type { BomLine } from '@app/contracts/security-plan';
import { answerChanges } from '@app/site-plan/answer-changes';
import { outlineChanges } from '@app/site-plan/outline-changes';
import { outlineOf } from '@app/site-plan/outline-of';
import { planChanges } from '@app/site-plan/plan-changes';
import { currentAnswers } from '../answers/older-answers.ts';
import type { PlanRevision } from '../ports.ts';
import { questionsFor } from '../questions/questions-for.ts';
import { planOf } from './find-plan.ts';

/** What changed from one revision of a plan to another, as it is sent. */
export function revisionChanges(from: PlanRevision, to: PlanRevision): WirePlanDifference {
  const [before, after] = [planOf(from), planOf(to)];
  const { lines, difference } = planChanges(before, after);
  // Of what nobody drew, the changed answers tell enough.
  const isDrawn = from.outline !== undefined || to.outline !== undefined;
  const outlines = {
    before: from.outline ?? outlineOf(before.layout),
    after: to.outline ?? outlineOf(after.layout),
  };
  return {
    from: from.revision,
    to: to.revision,
    lines: lines.map((line) => ({
      kind: line.kind,
      system: line.system,
      item: line.item,
      ...(line.sku !== undefined && { sku: line.sku }),
      ...(line.before && { before: stateOf(line.before) }),
      ...(line.after && { after: stateOf(line.after) }),
      difference: toRand(line.difference),
    })),
    totals: {
      before: toRand(before.totals.total),
      after: toRand(after.totals.total),
      difference: toRand(difference),
    },
    answers: answerChanges(questionnaireOf(from), questionnaireOf(to)).map((change) => ({
      question: change.question,
      text: change.text,
      ...(change.before !== undefined && { before: writable(change.before) }),
      ...(change.after !== undefined && { after: writable(change.after) }),
    })),
    ...(isDrawn && outlineChanges(outlines.before, outlines.after).length > 0 && { outlines }),
  };
}

const stateOf = ({ quantity, unitPrice, lineTotal, justification }: BomLine) => ({
  quantity,
  ...(unitPrice !== undefined && { unitPrice: toRand(unitPrice) }),
  ...(lineTotal !== undefined && { lineTotal: toRand(lineTotal) }),
  justification,
});

const questionnaireOf = ({ establishmentType, responses }: PlanRevision) => ({
  questions: questionsFor(establishmentType),
  answers: currentAnswers(establishmentType, responses),
});

/** The wire's lists may be written to, stored ones may not. */
const writable = (answer: string | readonly string[]): string | string[] =>
  typeof answer === 'string' ? answer : [...answer];
