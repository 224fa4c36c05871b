import type { ProposalQuestion } from '@app/contracts/proposal';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { shownQuestions } from '@app/contracts/shown-questions';
import type { SiteOutline } from '@app/contracts/site-outline';
import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { SelectField } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Answers } from '../answers/answer.ts';
import { applicableAnswers } from '../answers/applicable-answers.ts';
import { QuestionField } from '../steps/question-field.tsx';
import { TriedOutcome } from './tried-outcome.tsx';
import type { Tried } from './try-state.ts';
import { useWhatIf } from './use-what-if.ts';

export interface WhatIfPanelProps {
  readonly establishmentType: string;
  readonly questions: readonly ProposalQuestion[];
  readonly answers: Answers;
  /** Of the site, where it was drawn. */
  readonly outline?: SiteOutline | undefined;
  /** As it is. */
  readonly plan: SecurityPlan;
  readonly onKeep: (tried: Tried) => void;
  /** Name of the question that is chosen from the start; the panel takes the focus. */
  readonly about?: string | undefined;
}

/** Changes the answer to one question and shows what that does to the plan. */
export function WhatIfPanel({ plan, ...options }: WhatIfPanelProps) {
  const access = useWhatIf({ ...options, budget: plan.budget });
  const { state, fields, errors, ask, choose, answer } = access;
  const { questions, answers, about } = options;
  const asked = shownQuestions(questions, applicableAnswers(questions, answers));
  const summary = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (state.refusals > 0) summary.current?.focus();
  }, [state.refusals]);
  useEffect(() => {
    if (about !== undefined) select.current?.focus();
  }, [about]);
  // The button that ended it is gone.
  useEffect(() => {
    if (state.said) select.current?.focus();
  }, [state.said]);

  const asking = state.outcome.kind === 'asking';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask();
  };
  return (
    <Form id="what-if" onSubmit={submit}>
      <ErrorSummary ref={summary} errors={errors} />
      <p>
        Change one answer to see which lines and prices change. Your plan stays as it is until you
        keep the change.
      </p>
      <SelectField
        ref={select}
        name="question"
        label="Which answer do you want to change?"
        placeholder="Choose a question"
        options={asked.map(({ name, text, group }) => ({ value: name, label: text, group }))}
        value={state.question}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {fields.map(({ question }) => (
        <QuestionField
          key={question.name}
          question={question}
          answer={state.answers[question.name]}
          onAnswer={(given) => answer(question.name, given)}
          error={errors.find(({ name }) => name === question.name)?.message}
        />
      ))}
      {state.question && (
        <Row>
          <Button type="submit" variant="secondary" aria-disabled={asking}>
            {asking ? 'Working it out...' : 'Show what changes'}
          </Button>
        </Row>
      )}
      <TriedOutcome access={access} plan={plan} />
    </Form>
  );
}
