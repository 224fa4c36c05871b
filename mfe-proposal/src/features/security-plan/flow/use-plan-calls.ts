import type { CallFailure } from '@app/api-client';
import { useApi } from '@app/kit';
import type { Result } from '@app/result';
import { type Dispatch, useEffect, useRef } from 'react';
import type { Messages } from '../answers/answer-problem.ts';
import { loadPlanPage } from '../plan-chunk.ts';
import { fetchFirstQuestion, fetchPlan, fetchQuestions, refusedAnswers } from './plan-calls.ts';
import type { Goal, PlanEvent, Progress } from './plan-events.ts';
import { answeredIn, hasQuestions, initialPlan, nextPlan } from './plan-state.ts';
import { type Questionnaire, questionnaireOf } from './questionnaire.ts';

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
  // Raised when an answer that is on its way does not matter any more.
  const turn = useRef(0);
  const forgetCalls = () => {
    turn.current += 1;
  };
  useEffect(() => forgetCalls, []);

  /** The value of an answer; undefined when the call failed or the visitor has moved on. */
  async function answerTo<Value>(
    goal: Goal,
    ask: () => Promise<Result<Value, CallFailure>>,
    isHandled: (failure: CallFailure) => boolean = () => false,
  ): Promise<Value | undefined> {
    forgetCalls();
    const mine = turn.current;
    dispatch({ type: 'call-began', goal });
    const answer = await ask();
    if (mine !== turn.current) return undefined;
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
    const mine = turn.current;
    const loaded = await code;
    if (mine !== turn.current) return false;
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

  return { forgetCalls, loadFirst, loadQuestions, loadPlan, load };
}
