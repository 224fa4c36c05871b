import type { ReactNode } from 'react';
import type { Place } from '../flow/place.ts';
import type { Questionnaire } from '../flow/questionnaire.ts';
import { AnswerList, AnswerRow, shownAnswer } from './answer-list.tsx';

interface Props {
  readonly questionnaire: Questionnaire;
  /** What leads to the question of an answer and back. */
  readonly change: (to: Place, text: ReactNode) => ReactNode;
}

const TYPE = 'Type of establishment';

/** All answers, each with a way to change it. */
export function CheckedAnswers({ questionnaire: { type, answers, pages }, change }: Props) {
  return (
    <>
      <AnswerList title="Your establishment">
        <AnswerRow question={TYPE} answer={[type]}>
          {change({ at: 'establishment', change: true }, changeText(TYPE))}
        </AnswerRow>
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

const changeText = (question: string) => (
  <>
    Change<span className="visually-hidden"> the answer to {question}</span>
  </>
);
