import { proposalTexts } from '@app/contracts/proposal';
import { Button } from '@app/ui/button';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import { PlanProblem } from './plan-problem.tsx';
import type { Answer, PlanState } from './plan-state.ts';
import { QuestionField } from './question-field.tsx';
import { StepSection } from './step-section.tsx';

interface Props {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly step: Extract<PlanState, { step: 'establishment' }>;
  readonly onAnswer: (question: string, answer: Answer) => void;
  readonly onNext: () => void;
  readonly onStartOver: () => void;
}

export function EstablishmentStep({ heading, step, onAnswer, onNext, onStartOver }: Props) {
  const { question, chosen, attempt } = step;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt.kind !== 'unanswered') return;
    const control = form.current?.elements.namedItem(question.name);
    if (control instanceof HTMLElement) control.focus();
  }, [attempt, question.name]);

  const pending = attempt.kind === 'pending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onNext();
  };
  return (
    <StepSection title="Your establishment" heading={heading}>
      <Form ref={form} onSubmit={submit}>
        <QuestionField
          question={question}
          answer={chosen}
          onAnswer={(answer) => onAnswer(question.name, answer)}
          disabled={pending}
          error={attempt.kind === 'unanswered' ? proposalTexts.selectType : undefined}
        />
        {attempt.kind === 'failed' && <PlanProblem problem={attempt.problem} />}
        <Row>
          <Button type="submit" variant="primary" size="lg" aria-disabled={pending}>
            {pending ? 'Getting questions...' : proposalTexts.next}
          </Button>
          <Button size="lg" onClick={onStartOver}>
            {proposalTexts.startOver}
          </Button>
        </Row>
      </Form>
    </StepSection>
  );
}
