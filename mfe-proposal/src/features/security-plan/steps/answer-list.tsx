import { quantityText, readNumber } from '@app/contracts/number-answer';
import type { ProposalQuestion } from '@app/contracts/proposal';
import type { ReactNode } from 'react';
import { type Answer, isBlank } from '../answers/answer.ts';
import css from './check-step.module.css';

export function AnswerList({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <dl className={css.answers}>{children}</dl>
    </div>
  );
}

/** A question with its answer, and the control that changes it. */
export function AnswerRow(props: {
  readonly question: string;
  /** The chosen options, or one text. */
  readonly answer: readonly string[];
  readonly children: ReactNode;
}) {
  const { question, answer, children } = props;
  return (
    <div className={css.row}>
      <dt>{question}</dt>
      <dd>
        {answer.map((part) => (
          <div key={part}>{part}</div>
        ))}
      </dd>
      <dd className={css.change}>{children}</dd>
    </div>
  );
}

/** The answer in words, as the check page shows it. */
export function shownAnswer(
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
