import { quantityText, readNumber } from '@app/contracts/number-answer';
import type { ProposalQuestion } from '@app/contracts/proposal';
import type { ReactNode } from 'react';
import { type Answer, isBlank } from '../answers/answer.ts';
import type { Place } from '../flow/place.ts';
import type { Questionnaire } from '../flow/questionnaire.ts';
import css from './checked-answers.module.css';

interface Props {
  readonly questionnaire: Questionnaire;
  /** What leads to the question of an answer and back. */
  readonly change: (to: Place, text: ReactNode) => ReactNode;
  /** What is said about a drawing of the site. */
  readonly drawing?: ReactNode;
}

const TYPE = 'Type of establishment';

/** All answers, each with a way to change it. */
export function CheckedAnswers(props: Props) {
  const { questionnaire, change, drawing } = props;
  const { type, answers, pages } = questionnaire;
  return (
    <>
      <AnswerList title="Your establishment">
        <AnswerRow question={TYPE} answer={[type]}>
          {change({ at: 'establishment', change: true }, changeText(TYPE))}
        </AnswerRow>
      </AnswerList>
      {drawing}
      {pages.map(
        ({ title, questions }, index) =>
          questions.length > 0 && (
            <AnswerList key={title} title={title}>
              {questions.map((question) => (
                <AnswerRow
                  key={question.name}
                  question={question.text}
                  answer={shownAnswer(question, answers[question.name])}
                >
                  {change(
                    { at: 'questions', page: index + 1, change: question.name },
                    changeText(question.text),
                  )}
                </AnswerRow>
              ))}
            </AnswerList>
          ),
      )}
    </>
  );
}

/** The drawing of the site, which can be left out. */
export const CheckedDrawing = ({
  fault,
  children,
}: {
  readonly fault: string | undefined;
  readonly children: ReactNode;
}) => (
  <AnswerList title="Your drawing">
    <AnswerRow
      question="Drawing of your site"
      answer={['Counts in place of your answers about the same.']}
      fault={fault}
    >
      {children}
    </AnswerRow>
  </AnswerList>
);

const changeText = (question: string) => (
  <>
    Change<span className="visually-hidden"> the answer to {question}</span>
  </>
);

function AnswerList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <dl>{children}</dl>
    </div>
  );
}

/** A question with its answer, and the control that changes it. */
function AnswerRow(props: {
  readonly question: string;
  /** The chosen options, or one text. */
  readonly answer: readonly string[];
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}) {
  const { question, answer, fault, children } = props;
  return (
    <div className={css.row}>
      <dt>{question}</dt>
      <dd>
        {answer.map((part) => (
          <div key={part}>{part}</div>
        ))}
        {fault && (
          <div role="alert" className={css.fault}>
            {fault}
          </div>
        )}
      </dd>
      <dd className={css.change}>{children}</dd>
    </div>
  );
}

/** The answer in words, as the check page shows it. */
function shownAnswer(
  { type, number, unsure }: ProposalQuestion,
  answer: Answer | undefined,
): readonly string[] {
  if (answer === undefined || isBlank(answer)) {
    return [type === 'checkbox' ? (unsure ?? 'None of these') : 'No answer'];
  }
  if (typeof answer !== 'string') return answer;
  const value = number && readNumber(answer, number);
  return [value === undefined ? answer : quantityText(value, number?.unit ?? '')];
}
