import { proposalTexts } from '@app/contracts/proposal';
import { Button } from '@app/ui/button';
import { Stack } from '@app/ui/layout';
import { Spinner } from '@app/ui/spinner';
import type { Goal } from '../flow/plan-events.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import { StartForm } from '../without-script/start-form.tsx';
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
    <div data-waiting="">
      <StepSection title="One moment">
        {state.call.kind !== 'failed' && <Spinner label={goal ? labels[goal] : labels.device} />}
        <NeedsScript />
        <PlanProblem
          call={state.call}
          goal={goal}
          kept={kept}
          onRetry={() => goal && retry(goal)}
        />
      </StepSection>
    </div>
  );
}

const labels = {
  device: 'Looking for your answers...',
  first: 'Getting questions...',
  'follow-up': 'Getting questions...',
  plan: 'Making your plan...',
};

/** For browsers without JavaScript that open a step by its address: only a post has the answers. */
function NeedsScript() {
  return (
    <noscript>
      <Stack>
        <p>Without JavaScript, your answers are not kept at this address. Please start again.</p>
        <StartForm>
          <Button type="submit" variant="primary" size="lg">
            {proposalTexts.start}
          </Button>
        </StartForm>
      </Stack>
    </noscript>
  );
}
