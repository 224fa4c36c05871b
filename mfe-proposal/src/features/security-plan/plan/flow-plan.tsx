import { sentResponses } from '../answers/applicable-answers.ts';
import type { PlanView } from '../flow/plan-view.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import { PlanPage } from './plan-page.tsx';

interface Props {
  readonly access: PlanAccess;
  readonly view: Extract<PlanView, { show: 'plan' }>;
}

/** The plan at the end of the questionnaire, with what it is made of. */
export function FlowPlan({ access: { startOver, keepTried }, view }: Props) {
  const { type, plan, answers, questions } = view;
  return (
    <PlanPage
      plan={plan}
      establishmentType={type}
      onStartOver={startOver}
      desk={{
        answers,
        questions,
        responses: sentResponses(questions, answers),
        onKeep: (tried) => keepTried(tried.answers, tried.plan),
      }}
    />
  );
}
