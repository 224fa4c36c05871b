import { isDanger, threats } from '@app/knowledge/threats';
import { capitalised, uncapitalised } from '@app/wording/phrases';
import type { ReportSection } from '@app/wording/report';
import type { RatedPlan, Rating } from '../rate-threat.ts';
import { textFor } from '../text-for.ts';
import { section } from './blocks.ts';

export interface Priority {
  readonly plan: RatedPlan;
  readonly rating: Rating;
}

/** All threats of all areas: danger to life first, then the highest score, and of the same what the visitor names. */
export const priorities = (plans: readonly RatedPlan[]): Priority[] =>
  plans
    .flatMap((plan) => plan.ratings.map((rating) => ({ plan, rating })))
    .sort(
      ({ rating: a }, { rating: b }) =>
        Number(b.named && isDanger(b.incident)) - Number(a.named && isDanger(a.incident)) ||
        b.score - a.score ||
        Number(b.named) - Number(a.named),
    );

/** The name of the step that answers a cause of the threat, its own or an earlier area's; else the first. */
export function firstStep({ plan, rating }: Priority): string | undefined {
  const steps = [...plan.steps, ...plan.repeated.map(({ step }) => step)];
  const answering = steps.find(({ answers }) =>
    answers.some((index) => plan.findings[index]?.cause.opens.includes(rating.incident)),
  );
  const step = answering ?? steps[0];
  return step && uncapitalised(textFor(step.name, plan.about, step.control.at));
}

export const prioritySection = (plans: readonly RatedPlan[]): readonly ReportSection[] =>
  section('priorities', 'Priorities across all areas', [
    {
      kind: 'table',
      columns: ['Priority', 'Risk', 'Area', 'Score out of 25', 'First step'],
      rows: priorities(plans)
        .slice(0, 8)
        .map((priority, index) => [
          String(index + 1),
          capitalised(threats[priority.rating.incident].label),
          priority.plan.name,
          `${priority.rating.likelihood} × ${priority.rating.impact} = ${priority.rating.score}`,
          capitalised(firstStep(priority) ?? 'Walk the area with us'),
        ]),
    },
  ]);
