import type { PlanAssumed } from '@app/contracts/security-plan';
import { useHelmetReady } from '@app/kit';
import { Button } from '@app/ui/button';
import { Card } from '@app/ui/card';
import { ErrorSummary } from '@app/ui/error-summary';
import { Container, Row, Split, Stack } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import type { ReactNode } from 'react';
import type { Messages } from '../answers/answer-problem.ts';
import { CheckedAssumed } from '../assumed/checked-assumed.tsx';
import type { Place } from '../flow/place.ts';
import type { Questionnaire } from '../flow/questionnaire.ts';
import { planTexts } from '../plan-texts.ts';
import { CheckedAnswers } from '../steps/checked-answers.tsx';
import { StepSection } from '../steps/step-section.tsx';
import { stepPosition } from '../steps/step-trail.tsx';
import { PlainEstablishment } from './plain-establishment.tsx';
import { PlainFailed } from './plain-failed.tsx';
import { GoButton, PlainForm } from './plain-form.tsx';
import { PlainPlanResult } from './plain-plan-result.tsx';
import { PlainQuestions } from './plain-questions.tsx';
import type { PlainView } from './plain-step.ts';
import { type PlanPost, plainQuestionnaire } from './plan-post.ts';
import { StartOver } from './start-over.tsx';

interface Props {
  readonly view: PlainView;
  /** Empty when nothing is wrong. */
  readonly message: string;
  readonly errors: Messages;
}

/**
 * The questionnaire as plain forms, for browsers without JavaScript: each page is the answer to a
 * post, and all answers travel in it.
 */
export function PlainPlan(props: Props) {
  useHelmetReady();
  const { post, step } = props.view;
  if (step.show === 'plan') return <PlainPlanResult post={post} plan={step.plan} />;
  return (
    <Container>
      <PageHead title="Security Plan Generator" />
      <Split aside={<AnswersNote />}>
        <Step {...props} />
      </Split>
    </Container>
  );
}

function Step({ view: { post, step }, message, errors }: Props) {
  if (step.show === 'establishment') {
    return (
      <Counted position={stepPosition(step)}>
        <PlainEstablishment post={post} step={step} errors={errors} />
      </Counted>
    );
  }
  if (step.show === 'failed') {
    return <PlainFailed post={post} message={message} needsPeople={step.needsPeople} />;
  }
  if (step.show === 'plan') return null;
  const questionnaire = plainQuestionnaire(post, step.questions);
  return (
    <Counted position={stepPosition({ ...step, questionnaire })}>
      {step.show === 'questions' ? (
        <PlainQuestions post={post} step={step} questionnaire={questionnaire} errors={errors} />
      ) : (
        <PlainCheck
          post={post}
          questionnaire={questionnaire}
          assumed={step.assumed}
          message={message || undefined}
        />
      )}
    </Counted>
  );
}

const Counted = (props: {
  readonly position: string | undefined;
  readonly children: ReactNode;
}) => (
  <Stack>
    <p>{props.position}</p>
    {props.children}
  </Stack>
);

const AnswersNote = () => (
  <Card tone="sunken" as="aside" aria-label="Your answers">
    <p>Your answers are on this page only. If you close it, they are lost.</p>
    <StartOver />
  </Card>
);

interface PlainCheckProps {
  readonly post: PlanPost;
  readonly questionnaire: Questionnaire;
  readonly assumed: readonly PlanAssumed[] | undefined;
  /** Why the plan could not be made. */
  readonly message: string | undefined;
}

const goTo = (to: Place, text: ReactNode) => (
  <GoButton variant="quiet" size="sm" to={to}>
    {text}
  </GoButton>
);

/** All answers before they are sent, each with a button that leads to its question and back. */
function PlainCheck({ post, questionnaire, assumed, message }: PlainCheckProps) {
  return (
    <StepSection title="Check your answers">
      <PlainForm id="check" post={post} place={{ at: 'check' }}>
        <ErrorSummary title={message} />
        <CheckedAnswers questionnaire={questionnaire} change={goTo} />
        {assumed && (
          <CheckedAssumed assumed={assumed} questionnaire={questionnaire} change={goTo} />
        )}
        <Row>
          <Button type="submit" variant="primary" size="lg">
            {planTexts.submit}
          </Button>
        </Row>
      </PlainForm>
    </StepSection>
  );
}
