import type { CallFailure } from '@app/api-client';
import { useApi } from '@app/kit';
import type { Result } from '@app/result';
import type { Dispatch } from 'react';
import type { Messages } from '../answers/answer-problem.ts';
import { loadPlanPage } from '../plan-chunk.ts';
import { fetchFirstQuestion, fetchPlan, fetchQuestions, refusedAnswers } from './plan-calls.ts';
import type { Goal, PlanEvent, Progress } from './plan-events.ts';
import { answeredIn, hasQuestions, initialPlan, nextPlan } from './plan-state.ts';
import { type Questionnaire, questionnaireOf } from './questionnaire.ts';
import { useTurns } from './use-turns.ts';

/**
 * The calls of the questionnaire. Each resolves to what came, or to nothing when it failed or the
 * visitor has moved on meanwhile.
 * @param topic the technology page that the visitor comes from.
 * @param onRefused what the server said about single answers; false when that is nothing.
 */
export function usePlanCalls(
  progress: Progress,
  dispatch: Dispatch<PlanEvent>,
  topic: string | undefined,
  onRefused: (messages: Messages) => boolean,
) {
  const api = useApi();
  const turns = useTurns();

  /** The value of an answer; undefined when the call failed or the visitor has moved on. */
  async function answerTo<Value>(
    goal: Goal,
    ask: () => Promise<Result<Value, CallFailure>>,
    isHandled: (failure: CallFailure) => boolean = () => false,
  ): Promise<Value | undefined> {
    const isCurrent = turns.begin();
    dispatch({ type: 'call-began', goal });
    const answer = await ask();
    if (!isCurrent()) return undefined;
    if (answer.ok) return answer.value;
    console.error(answer.failure.detail);
    if (!isHandled(answer.failure))
      dispatch({ type: 'call-failed', goal, failure: answer.failure });
    return undefined;
  }

  async function loadFirst(): Promise<boolean> {
    const question = await answerTo('first', () => fetchFirstQuestion(api));
    if (question) dispatch({ type: 'first-came', question });
    return question !== undefined;
  }

  async function loadQuestions(type: string): Promise<Questionnaire | undefined> {
    const questions = await answerTo('follow-up', () => fetchQuestions(api, type));
    if (!questions) return undefined;
    const came: PlanEvent = {
      type: 'follow-up-came',
      establishmentType: type,
      questions,
      topic,
    };
    dispatch(came);
    const { progress: next } = nextPlan({ ...initialPlan, progress }, came);
    return hasQuestions(next) ? questionnaireOf(next) : undefined;
  }

  async function loadPlan(): Promise<boolean> {
    if (!hasQuestions(progress)) return false;
    const code = loadPlanPage().then(
      () => true,
      (cause) => {
        console.error(cause);
        return false;
      },
    );
    const plan = await answerTo(
      'plan',
      () => fetchPlan(api, progress),
      (failure) => onRefused(refusedAnswers(failure, progress.questions)),
    );
    if (!plan) return false;
    const isCurrent = turns.now();
    const loaded = await code;
    if (!isCurrent()) return false;
    dispatch(loaded ? { type: 'plan-came', plan } : { type: 'code-failed' });
    return loaded;
  }

  const load = (goal: Goal): Promise<unknown> => {
    switch (goal) {
      case 'first':
        return loadFirst();
      case 'follow-up':
        return loadQuestions(answeredIn(progress)?.type ?? '');
      case 'plan':
        return loadPlan();
    }
  };

  return { forgetCalls: turns.forget, loadFirst, loadQuestions, loadPlan, load };
}
