import { quantityText, readNumber } from '@app/contracts/number-answer';
import type { ProposalQuestion } from '@app/contracts/proposal';
import { Link } from '@app/kit';
import { Button } from '@app/ui/button';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { type FormEvent, useEffect } from 'react';
import { type Answer, isBlank } from '../answers/answer.ts';
import { queryOf } from '../flow/place.ts';
import type { Questionnaire } from '../flow/questionnaire.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import { prefetchPlanPage } from '../plan-chunk.ts';
import { planTexts } from '../plan-texts.ts';
import css from './check-step.module.css';
import { PlanProblem } from './plan-problem.tsx';
import { StepSection } from './step-section.tsx';

interface Props {
  readonly access: PlanAccess;
  readonly questionnaire: Questionnaire;
}

/**
 * All answers before they are sent, each with a link that leads to its question and back.
 * https://design-system.service.gov.uk/patterns/check-answers/
 */
export function CheckStep({ access, questionnaire }: Props) {
  const { state, kept, submit } = access;
  const { type, answers, pages } = questionnaire;
  const pending = state.call.kind === 'pending';
  useEffect(prefetchPlanPage, []);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!pending) void submit();
  };
  return (
    <StepSection title="Check your answers">
      <Form id="check" onSubmit={send}>
        <AnswerList title="Your establishment">
          <AnswerRow
            question="Type of establishment"
            answer={[type]}
            to={queryOf({ at: 'establishment', change: true })}
          />
        </AnswerList>
        {pages.map(
          ({ title, questions }, index) =>
            questions.length > 0 && (
              <AnswerList key={title} title={title}>
                {questions.map((question) => (
                  <AnswerRow
                    key={question.name}
                    question={question.text}
                    answer={shownAnswer(question, answers[question.name])}
                    to={queryOf({ at: 'questions', page: index + 1, change: question.name })}
                  />
                ))}
              </AnswerList>
            ),
        )}
        <PlanProblem call={state.call} goal="plan" kept={kept} onRetry={send} />
        <Row>
          <Button type="submit" variant="primary" size="lg" aria-disabled={pending}>
            {pending ? 'Making your plan...' : planTexts.submit}
          </Button>
        </Row>
      </Form>
    </StepSection>
  );
}

function AnswerList({
  title,
  children,
}: {
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <dl className={css.answers}>{children}</dl>
    </div>
  );
}

function AnswerRow(props: {
  readonly question: string;
  /** The chosen options, or one text. */
  readonly answer: readonly string[];
  readonly to: string;
}) {
  const { question, answer, to } = props;
  return (
    <div className={css.row}>
      <dt>{question}</dt>
      <dd>
        {answer.map((part) => (
          <div key={part}>{part}</div>
        ))}
      </dd>
      <dd className={css.change}>
        <Link to={to}>
          Change<span className="visually-hidden"> the answer to {question}</span>
        </Link>
      </dd>
    </div>
  );
}

function shownAnswer(
  { type, number }: ProposalQuestion,
  answer: Answer | undefined,
): readonly string[] {
  if (answer === undefined || isBlank(answer)) {
    return [type === 'checkbox' ? 'None of these' : 'No answer'];
  }
  if (typeof answer !== 'string') return answer;
  const value = number && readNumber(answer, number);
  return [value === undefined ? answer : quantityText(value, number?.unit ?? '')];
}
