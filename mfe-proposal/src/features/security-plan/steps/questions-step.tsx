import { type ProposalQuestion, proposalTexts } from '@app/contracts/proposal';
import { Link } from '@app/kit';
import { Button, buttonProps } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { type FormEvent, useState } from 'react';
import { queryOf } from '../flow/place.ts';
import type { PlanView } from '../flow/plan-view.ts';
import { placeBefore } from '../flow/questionnaire.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import { QuestionField } from './question-field.tsx';
import css from './questions-step.module.css';
import { StepSection } from './step-section.tsx';

interface Props {
  readonly access: PlanAccess;
  readonly view: Extract<PlanView, { show: 'questions' }>;
}

/** One page of questions. A question that an answer brings up appears in its place. */
export function QuestionsStep({ access, view }: Props) {
  const { state, answer, next } = access;
  const { questionnaire, page, change, returning } = view;
  const { title, questions } = questionnaire.pages[page - 1] ?? { title: '', questions: [] };
  const changing = change !== undefined;
  const shown = new Set([...state.checked, ...Object.keys(state.refused)]);
  const errorOf = (name: string) => (shown.has(name) ? questionnaire.problems[name] : undefined);
  const errors = questions.flatMap(({ name }) => {
    const message = errorOf(name);
    return message ? [{ name, message }] : [];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    next(questionnaire, page, returning);
  };
  return (
    <StepSection title={title}>
      <Form id="questions" onSubmit={submit}>
        <ErrorSummary errors={errors} />
        {questions.map((question) => (
          <div key={question.name} className={question.showIf && css.brought}>
            <QuestionField
              question={question}
              answer={questionnaire.answers[question.name]}
              onAnswer={(given) => answer(question.name, given)}
              error={errorOf(question.name)}
            />
          </div>
        ))}
        <NewQuestions key={page} questions={questions} />
        <Row>
          <Button type="submit" variant="primary" size="lg">
            {changing ? 'Back to your answers' : proposalTexts.next}
          </Button>
          {!changing && (
            <Link
              to={{ search: queryOf(placeBefore(questionnaire, page)) }}
              {...buttonProps({ size: 'lg' })}
            >
              Back
            </Link>
          )}
        </Row>
      </Form>
    </StepSection>
  );
}

/** Tells screen readers which questions of the page an answer has brought up or taken away. */
function NewQuestions({ questions }: { readonly questions: readonly ProposalQuestion[] }) {
  const [before, setBefore] = useState(questions);
  const [told, setTold] = useState('');
  const changes = [
    ...missingFrom(before, questions).map(({ text }) => `New question: ${text}`),
    ...missingFrom(questions, before).map(({ text }) => `No longer asked: ${text}`),
  ];
  if (changes.length > 0) {
    setBefore(questions);
    setTold(changes.join(' '));
  }
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}

const missingFrom = (
  some: readonly ProposalQuestion[],
  all: readonly ProposalQuestion[],
): readonly ProposalQuestion[] =>
  all.filter(({ name }) => !some.some((other) => other.name === name));
