import { ESTABLISHMENT_QUESTION, proposalTexts } from '@app/contracts/proposal';
import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Row } from '@app/ui/layout';
import { useState } from 'react';
import type { Messages } from '../answers/answer-problem.ts';
import { QuestionField } from '../steps/question-field.tsx';
import { StepSection } from '../steps/step-section.tsx';
import { GoButton, PlainForm } from './plain-form.tsx';
import type { PlainStep } from './plain-step.ts';
import type { PlanPost } from './plan-post.ts';

interface Props {
  readonly post: PlanPost;
  readonly step: Extract<PlainStep, { show: 'establishment' }>;
  readonly errors: Messages;
}

/** The type of establishment. */
export function PlainEstablishment({ post, step: { question, change }, errors }: Props) {
  const [chosen, choose] = useState(question.options?.includes(post.type) ? post.type : '');
  const error = errors[question.name];
  return (
    <StepSection title="Your establishment">
      <PlainForm
        id="establishment"
        post={post}
        place={{ at: 'establishment', change }}
        asks={[ESTABLISHMENT_QUESTION]}
      >
        <ErrorSummary errors={error ? [{ name: question.name, message: error }] : []} />
        <QuestionField
          question={question}
          answer={chosen}
          onAnswer={(answer) => choose(String(answer))}
          error={error}
        />
        <Row>
          <Button type="submit" variant="primary" size="lg">
            {proposalTexts.next}
          </Button>
          {change && (
            <GoButton size="lg" to={{ at: 'check' }}>
              Back
            </GoButton>
          )}
        </Row>
      </PlainForm>
    </StepSection>
  );
}
