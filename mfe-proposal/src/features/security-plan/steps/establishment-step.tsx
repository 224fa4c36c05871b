import { type ProposalQuestion, proposalTexts } from '@app/contracts/proposal';
import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { answeredIn } from '../flow/plan-state.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import { PlanProblem } from './plan-problem.tsx';
import { QuestionField } from './question-field.tsx';
import { StepSection } from './step-section.tsx';

interface Props {
  readonly access: PlanAccess;
  readonly question: ProposalQuestion;
}

/** The type of establishment, which decides on the questions after it. */
export function EstablishmentStep({ access, question }: Props) {
  const { state, kept, chooseType } = access;
  const { call, progress } = state;
  const [chosen, setChosen] = useState(answeredIn(progress)?.type ?? access.namedType ?? '');
  const [refusals, setRefusals] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const pending = call.kind === 'pending';
  const known = question.options?.includes(chosen) ?? false;
  const error = refusals > 0 && !known ? proposalTexts.selectType : undefined;
  const next = () => {
    if (pending) return;
    if (known) void chooseType(chosen);
    else setRefusals(refusals + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    next();
  };
  return (
    <StepSection title="Your establishment">
      <Form id="establishment" onSubmit={submit}>
        <ErrorSummary
          ref={summary}
          errors={error ? [{ name: question.name, message: error }] : []}
        />
        <QuestionField
          question={question}
          answer={known ? chosen : ''}
          onAnswer={(answer) => setChosen(String(answer))}
          disabled={pending}
          error={error}
        />
        <PlanProblem call={call} goal="follow-up" kept={kept} onRetry={next} />
        <Row>
          <Button type="submit" variant="primary" size="lg" aria-disabled={pending}>
            {pending ? 'Getting questions...' : proposalTexts.next}
          </Button>
        </Row>
      </Form>
    </StepSection>
  );
}
