import type { CautionId } from '@app/knowledge/cautions';
import { cautions } from '@app/knowledge/cautions';
import type { StandardId } from '@app/knowledge/standards';
import { listed, uncapitalised } from '@app/wording/phrases';
import type { ReportBlock, ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import { costInWords } from '../cost-of.ts';
import type { PartPlan } from '../plan-parts.ts';
import { quoted } from '../safe-quote.ts';
import { textFor } from '../text-for.ts';
import { list, paragraph, section } from './blocks.ts';
import { cautionsFor, mostUrgent } from './cautions.ts';
import { stepItem, whoDoes } from './steps.ts';

/** The steps of a part, and by name those that an earlier part has already. */
export function partBlocks({ name, about, steps, repeated }: PartPlan): readonly ReportBlock[] {
  const own =
    steps.length > 0
      ? [
          list(
            steps.map((step) => stepItem(about, step)),
            true,
          ),
        ]
      : [];
  const earlier = [...new Set(repeated.map(({ from }) => from))].map((from) => {
    const names = repeated
      .filter((one) => one.from === from)
      .map(({ step }) =>
        uncapitalised(textFor(nameIn(from, step.id), from.about, step.control.at)),
      );
    return {
      lead: `Also for ${quoted(name)}, from ${quoted(from.name)}:`,
      text: fixed('{1}.', listed(names)),
    };
  });
  if (own.length + earlier.length === 0) {
    return [paragraph(fixed('The steps for the other parts cover {1} as well.', quoted(name)))];
  }
  return earlier.length > 0 ? [...own, list(earlier)] : own;
}

const nameIn = (plan: PartPlan, id: string) => {
  const step = plan.steps.find((one) => one.id === id);
  if (!step) throw new Error(`Step ${id} is not in the plan for ${plan.name}`);
  return step.name;
};

/** Who does each step, when and for how much, over all parts. */
export const allStepsSection = (plans: readonly PartPlan[]): readonly ReportSection[] =>
  section('who-when-cost', 'Who, when and what it costs', [
    {
      kind: 'table',
      columns: ['Step', 'For', 'Who', 'When', 'Cost, VAT included'],
      rows: plans.flatMap((plan) =>
        plan.steps.map((step) => [
          textFor(step.name, plan.about, step.control.at),
          [
            plan,
            ...plans.filter(({ repeated }) =>
              repeated.some(({ step: other }) => other.id === step.id),
            ),
          ]
            .map(({ name }) => name)
            .join(', '),
          whoDoes(plan.about, step),
          step.control.when,
          costInWords(step.cost),
        ]),
      ),
    },
  ]);

/** The cautions over all parts, each with the part that it is told for. */
export function cautionsOfPlans(plans: readonly PartPlan[]): readonly CautionId[] {
  const asked = new Set(plans.flatMap(({ about, steps }) => cautionsFor(about, steps)));
  return mostUrgent((Object.keys(cautions) as CautionId[]).filter((id) => asked.has(id)));
}

export const standardsOfPlans = (plans: readonly PartPlan[]): readonly StandardId[] => [
  ...plans.flatMap(({ steps }) => steps.flatMap(({ control }) => control.standards ?? [])),
  ...cautionsOfPlans(plans).flatMap((id) => cautions[id].standards ?? []),
];
