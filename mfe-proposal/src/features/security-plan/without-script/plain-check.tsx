import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Row } from '@app/ui/layout';
import type { Questionnaire } from '../flow/questionnaire.ts';
import { planTexts } from '../plan-texts.ts';
import { CheckedAnswers } from '../steps/checked-answers.tsx';
import { StepSection } from '../steps/step-section.tsx';
import { GoButton, PlainForm } from './plain-form.tsx';
import type { PlanPost } from './plan-post.ts';

interface Props {
  readonly post: PlanPost;
  readonly questionnaire: Questionnaire;
  /** Why the plan could not be made. */
  readonly message: string | undefined;
}

/** All answers before they are sent, each with a button that leads to its question and back. */
export function PlainCheck({ post, questionnaire, message }: Props) {
  return (
    <StepSection title="Check your answers">
      <PlainForm id="check" post={post} place={{ at: 'check' }}>
        <ErrorSummary title={message} />
        <CheckedAnswers
          questionnaire={questionnaire}
          change={(to, text) => (
            <GoButton variant="quiet" size="sm" to={to}>
              {text}
            </GoButton>
          )}
        />
        <Row>
          <Button type="submit" variant="primary" size="lg">
            {planTexts.submit}
          </Button>
        </Row>
      </PlainForm>
    </StepSection>
  );
}
