import type { SecurityPlan } from '@app/contracts/security-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import type { Answers } from '../answers/answer.ts';
import { sentResponses } from '../answers/applicable-answers.ts';
import type { PlanView } from '../flow/plan-view.ts';
import { PlanPage } from './plan-page.tsx';

interface Props {
  readonly view: Extract<PlanView, { show: 'plan' }>;
  readonly onStartOver: () => void;
  readonly onKeep: (answers: Answers, plan: SecurityPlan, outline?: SiteOutline) => void;
}

/** The plan at the end of the questionnaire, with what it is made of. */
export function FlowPlan({ view, onStartOver, onKeep }: Props) {
  const { type, plan, answers, questions, outline } = view;
  return (
    <PlanPage
      plan={plan}
      establishmentType={type}
      onStartOver={onStartOver}
      source={{
        answers,
        questions,
        responses: sentResponses(questions, answers),
        outline,
        onOutline: (drawn, made) => onKeep(answers, made, drawn),
        onBudget: (made) => onKeep(answers, made),
        onKeep: (tried) => onKeep(tried.answers, tried.plan),
      }}
    />
  );
}
