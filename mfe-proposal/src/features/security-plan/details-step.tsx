import { proposalTexts } from '@app/contracts/proposal';
import { Button } from '@app/ui/button';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import type { Ref } from 'react';
import type { Answer, PlanState } from './plan-state.ts';
import { QuestionField } from './question-field.tsx';
import { StepSection } from './step-section.tsx';

interface Props {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly step: Extract<PlanState, { step: 'details' }>;
  readonly onAnswer: (question: string, answer: Answer) => void;
  readonly onStartOver: () => void;
}

/** The follow-up questions for the chosen type of establishment. */
export function DetailsStep({ heading, step, onAnswer, onStartOver }: Props) {
  return (
    <StepSection title="Your site" heading={heading}>
      <p>Establishment: {step.establishmentType}</p>
      <Form onSubmit={(event) => event.preventDefault()}>
        {step.questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            answer={step.answers[question.name]}
            onAnswer={(answer) => onAnswer(question.name, answer)}
          />
        ))}
        <Row>
          <Button size="lg" onClick={onStartOver}>
            {proposalTexts.startOver}
          </Button>
        </Row>
      </Form>
    </StepSection>
  );
}
