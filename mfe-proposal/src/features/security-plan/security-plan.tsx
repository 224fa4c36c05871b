import { Container, Split, Stack } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { Suspense } from 'react';
import type { Answered } from './flow/plan-events.ts';
import { useFocusOnStep } from './flow/use-focus-on-step.ts';
import { type PlanAccess, usePlan } from './flow/use-plan.ts';
import { FlowPlan } from './plan-chunk.ts';
import { SamplePlan } from './sample/sample-plan.tsx';
import { CheckStep } from './steps/check-step.tsx';
import { EstablishmentStep } from './steps/establishment-step.tsx';
import { KeptNote } from './steps/kept-note.tsx';
import { QuestionsStep } from './steps/questions-step.tsx';
import { StartStep } from './steps/start-step.tsx';
import { StartSteps } from './steps/start-steps.tsx';
import { StepTrail } from './steps/step-trail.tsx';
import { WaitingStep } from './steps/waiting-step.tsx';

/** From the start screen over the questions to the plan. */
export function SecurityPlan({
  resumed,
}: {
  /** Answers from a mailed link. */
  readonly resumed?: Answered | undefined;
}) {
  const access = usePlan(resumed);
  const { view, state } = access;
  const step = view.show === 'questions' ? `questions-${view.page}` : view.show;
  const change = view.show === 'questions' ? view.change : undefined;
  const around = useFocusOnStep(step, change, state.refusals);
  return (
    <div ref={around}>
      {view.show === 'plan' ? (
        // As before, until the code of the plan is there: an empty page would bring the footer into sight.
        <Suspense
          fallback={
            <Container>
              <Steps access={{ ...access, view: { show: 'waiting', goal: 'plan' } }} />
            </Container>
          }
        >
          <FlowPlan view={view} onStartOver={access.startOver} onKeep={access.keepTried} />
        </Suspense>
      ) : (
        <Container>
          <Steps access={access} />
        </Container>
      )}
    </div>
  );
}

function Steps({ access }: { readonly access: PlanAccess }) {
  const { view } = access;
  if (view.show === 'start') {
    return (
      <>
        <PageHead
          title="Security Plan Generator"
          lede="Answer up to 15 questions in four steps. Get a drawing of your site, the equipment and its price."
        >
          <StartStep access={access} />
        </PageHead>
        <Split even aside={<SamplePlan />}>
          <StartSteps />
        </Split>
      </>
    );
  }
  return (
    <>
      <PageHead title="Security Plan Generator" />
      <Stack gap="lg">
        <StepTrail view={view} />
        <Split aside={<KeptNote access={access} />}>
          <CurrentStep access={access} />
        </Split>
      </Stack>
    </>
  );
}

function CurrentStep({ access }: { readonly access: PlanAccess }) {
  const { view } = access;
  switch (view.show) {
    case 'waiting':
      return <WaitingStep access={access} goal={view.goal} />;
    case 'establishment':
      return <EstablishmentStep access={access} question={view.question} />;
    case 'questions':
      return <QuestionsStep access={access} view={view} />;
    case 'check':
      return <CheckStep access={access} questionnaire={view.questionnaire} />;
    case 'start':
    case 'plan':
      return null;
  }
}
