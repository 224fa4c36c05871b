import type { SavedPlan } from '@app/contracts/saved-plan';
import { useState } from 'react';
import type { Answers } from '../answers/answer.ts';
import { sentResponses } from '../answers/applicable-answers.ts';
import { PlanPage } from '../plan/plan-page.tsx';
import type { SentResponses } from '../take-along/plan-desk.ts';
import { SavedHead } from './saved-head.tsx';

interface Props {
  readonly token: string;
  readonly saved: SavedPlan;
}

/** A plan as it was saved. What the visitor changes here stays on the page until it is shared. */
export function SavedPlanPage({ token, saved }: Props) {
  const { plan, responses, establishmentType, moved, revision } = saved;
  const [shown, setShown] = useState<{
    readonly plan: SavedPlan['plan'];
    readonly answers: Answers;
    readonly responses: SentResponses;
  }>({ plan, answers: responses, responses });
  return (
    <PlanPage
      plan={shown.plan}
      establishmentType={establishmentType}
      head={<SavedHead token={token} saved={saved} isChanged={shown.plan !== plan} />}
      desk={{
        answers: shown.answers,
        responses: shown.responses,
        moved,
        saved: { token, revision },
        onKeep: (tried, questions) =>
          setShown({ ...tried, responses: sentResponses(questions, tried.answers) }),
      }}
    />
  );
}
