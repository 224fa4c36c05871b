import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Row } from '@app/ui/layout';
import type { Place } from '../flow/place.ts';
import type { Questionnaire } from '../flow/questionnaire.ts';
import { planTexts } from '../plan-texts.ts';
import { AnswerList, AnswerRow, shownAnswer } from '../steps/answer-list.tsx';
import { StepSection } from '../steps/step-section.tsx';
import { GoButton, PlainForm } from './plain-form.tsx';
import type { PlanPost } from './plan-post.ts';

interface Props {
  readonly post: PlanPost;
  readonly questionnaire: Questionnaire;
  /** Why the plan could not be made. */
  readonly message: string | undefined;
}

/** All answers before they are sent, each with a button that leads to its question and back. */
export function PlainCheck({ post, questionnaire, message }: Props) {
  const { type, answers, pages } = questionnaire;
  return (
    <StepSection title="Check your answers">
      <PlainForm id="check" post={post} place={{ at: 'check' }}>
        <ErrorSummary title={message} />
        <AnswerList title="Your establishment">
          <AnswerRow question="Type of establishment" answer={[type]}>
            <ChangeButton
              question="Type of establishment"
              to={{ at: 'establishment', change: true }}
            />
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
                    <ChangeButton
                      question={question.text}
                      to={{ at: 'questions', page: index + 1, change: question.name }}
                    />
                  </AnswerRow>
                ))}
              </AnswerList>
            ),
        )}
        <Row>
          <Button type="submit" variant="primary" size="lg">
            {planTexts.submit}
          </Button>
        </Row>
      </PlainForm>
    </StepSection>
  );
}

const ChangeButton = ({ question, to }: { readonly question: string; readonly to: Place }) => (
  <GoButton variant="quiet" size="sm" to={to}>
    Change<span className="visually-hidden"> the answer to {question}</span>
  </GoButton>
);
