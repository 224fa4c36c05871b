import { Spinner } from '@app/ui/spinner';
import type { Goal } from '../flow/plan-events.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import { NeedsScript } from './needs-script.tsx';
import { PlanProblem } from './plan-problem.tsx';
import { StepSection } from './step-section.tsx';

/** Data that a step needs is loaded, such as after a reload. */
export function WaitingStep({
  access: { state, kept, retry },
  goal,
}: {
  readonly access: PlanAccess;
  readonly goal: Goal | undefined;
}) {
  return (
    <StepSection title="One moment">
      {state.call.kind !== 'failed' && <Spinner label={goal ? labels[goal] : labels.device} />}
      <NeedsScript />
      <PlanProblem call={state.call} goal={goal} kept={kept} onRetry={() => goal && retry(goal)} />
    </StepSection>
  );
}

const labels = {
  device: 'Looking for your answers...',
  first: 'Getting questions...',
  'follow-up': 'Getting questions...',
  plan: 'Making your plan...',
};
