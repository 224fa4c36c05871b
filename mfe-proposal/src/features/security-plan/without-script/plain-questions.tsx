import { proposalTexts } from '@app/contracts/proposal';
import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { useState } from 'react';
import type { Messages } from '../answers/answer-problem.ts';
import { placeBefore, type Questionnaire } from '../flow/questionnaire.ts';
import { QuestionField } from '../steps/question-field.tsx';
import css from '../steps/questions-step.module.css';
import { StepSection } from '../steps/step-section.tsx';
import { GoButton, PlainForm, QUESTIONS_FORM } from './plain-form.tsx';
import type { PlainStep } from './plain-step.ts';
import type { PlanPost } from './plan-post.ts';

interface Props {
  readonly post: PlanPost;
  readonly step: Extract<PlainStep, { show: 'questions' }>;
  readonly questionnaire: Questionnaire;
  readonly errors: Messages;
}

/** One page of questions: those that apply by the answers so far. */
export function PlainQuestions({ post, step, questionnaire, errors }: Props) {
  const { page, change, brought } = step;
  const { title, questions } = questionnaire.pages[page - 1] ?? { title: '', questions: [] };
  const [answers, setAnswers] = useState(questionnaire.answers);
  const found = questions.flatMap(({ name }) => {
    const message = errors[name];
    return message ? [{ name, message }] : [];
  });
  return (
    <StepSection title={title}>
      <PlainForm
        id={QUESTIONS_FORM}
        post={post}
        place={{ at: 'questions', page, change }}
        asks={questions.map(({ name }) => name)}
      >
        <ErrorSummary errors={found} />
        <NewQuestionsNotice count={brought.length} />
        {questions.map((question) => (
          <div key={question.name} className={question.showIf && css.brought}>
            <QuestionField
              question={question}
              answer={answers[question.name]}
              onAnswer={(answer) => setAnswers({ ...answers, [question.name]: answer })}
              error={errors[question.name]}
            />
          </div>
        ))}
        <Row>
          <Button type="submit" variant="primary" size="lg">
            {change ? 'Back to your answers' : proposalTexts.next}
          </Button>
          {!change && (
            <GoButton size="lg" to={placeBefore(questionnaire, page)}>
              Back
            </GoButton>
          )}
        </Row>
      </PlainForm>
    </StepSection>
  );
}

/** Takes the focus, like an error summary: the visitor wanted to go on and is on the same page. */
function NewQuestionsNotice({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    // Without JavaScript, the browser moves the focus here when the page loads.
    <Notice tabIndex={-1} autoFocus>
      <p>
        {count === 1
          ? 'Because of your answers, this page has one more question. Please answer it as well.'
          : `Because of your answers, this page has ${count} more questions. Please answer them as well.`}
      </p>
    </Notice>
  );
}
