import type { CallFailure } from '@app/api-client';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { useApi, useLocation, useNavigate } from '@app/kit';
import type { Result } from '@app/result';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import type { Answer, Answers } from '../answers/answer.ts';
import { loadPlanPage } from '../plan-chunk.ts';
import { type Place, placeIn, queryOf, start } from './place.ts';
import { fetchFirstQuestion, fetchPlan, fetchQuestions, refusedAnswers } from './plan-calls.ts';
import {
  type Answered,
  answeredIn,
  type Goal,
  hasQuestions,
  initialPlan,
  nextPlan,
} from './plan-state.ts';
import {
  nextPageFrom,
  placeAfter,
  planView,
  type Questionnaire,
  questionnaireOf,
} from './plan-view.ts';
import { useKeptAnswers } from './use-kept-answers.ts';

/** State of the questionnaire, and the actions that change it. */
export function usePlan(resumed?: Answered) {
  const api = useApi();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const [state, dispatch] = useReducer(nextPlan, initialPlan);
  const kept = useKeptAnswers(state, dispatch, resumed);
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  const view = useMemo(() => planView(place, state), [place, state]);
  const { progress, call } = state;

  // Raised when an answer that is on its way does not matter any more.
  const turn = useRef(0);
  const forgetCalls = () => {
    turn.current += 1;
  };
  useEffect(() => forgetCalls, []);

  const go = (to: Place) => navigate({ pathname, search: queryOf(to) });

  /** The value of an answer; undefined when the call failed or the visitor has moved on. */
  async function answerTo<Value>(
    goal: Goal,
    ask: () => Promise<Result<Value, CallFailure>>,
    onRefused: (failure: CallFailure) => boolean = () => false,
  ): Promise<Value | undefined> {
    forgetCalls();
    const mine = turn.current;
    dispatch({ type: 'call-began', goal });
    const answer = await ask();
    if (mine !== turn.current) return undefined;
    if (answer.ok) return answer.value;
    console.error(answer.failure.detail);
    if (!onRefused(answer.failure))
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
    dispatch({ type: 'follow-up-came', establishmentType: type, questions });
    const answers = answeredIn(progress)?.answers ?? {};
    return questionnaireOf({ type, answers, questions });
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
      (failure) => showRefused(refusedAnswers(failure, progress.questions)),
    );
    if (!plan) return false;
    const mine = turn.current;
    const loaded = await code;
    if (mine !== turn.current) return false;
    dispatch(loaded ? { type: 'plan-came', plan } : { type: 'code-failed' });
    return loaded;
  }

  /** Leads to the first question whose answer the server has refused. False without any. */
  function showRefused(messages: Readonly<Record<string, string>>): boolean {
    if (!hasQuestions(progress)) return false;
    const questionnaire = questionnaireOf(progress, messages);
    const refused = questionnaire.pages.findIndex((page) =>
      page.questions.some(({ name }) => messages[name]),
    );
    if (refused < 0) return false;
    dispatch({ type: 'server-refused', messages });
    const change = questionnaire.pages[refused]?.questions.find(({ name }) => messages[name]);
    go({ at: 'questions', page: refused + 1, change: change?.name });
    return true;
  }

  const load = (goal: Goal) => {
    switch (goal) {
      case 'first':
        return loadFirst();
      case 'follow-up':
        return loadQuestions(answeredIn(progress)?.type ?? '');
      case 'plan':
        return loadPlan();
    }
  };

  // Before the effect below, which may begin the calls of the new place.
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    turn.current += 1;
    dispatch({ type: 'moved' });
  }, [key]);

  const needed = view.show === 'waiting' && call.kind === 'idle' ? view.goal : undefined;
  const loadNeeded = useEffectEvent((goal: Goal) => void load(goal));
  useEffect(() => {
    if (needed) loadNeeded(needed);
  }, [needed]);

  return {
    state,
    place,
    view,
    /** Whether the device keeps the answers; undefined until that is known. */
    kept,
    async start() {
      if (state.first || (await loadFirst())) go({ at: 'establishment', change: false });
    },
    resume: () => go({ at: 'check' }),
    async chooseType(type: string) {
      const changing = place.at === 'establishment' && place.change;
      const questionnaire =
        hasQuestions(progress) && progress.type === type
          ? questionnaireOf(progress)
          : await loadQuestions(type);
      if (!questionnaire) return;
      const page = nextPageFrom(questionnaire, 1);
      if (changing) go(placeAfter(questionnaire, { page: 0, changing }));
      else go(page ? { at: 'questions', page } : { at: 'check' });
    },
    answer(question: string, answer: Answer) {
      dispatch({ type: 'answered', question, answer });
    },
    /** Next on a page of questions. */
    next(questionnaire: Questionnaire, page: number, changing: boolean) {
      const names = questionnaire.pages[page - 1]?.questions.map(({ name }) => name) ?? [];
      if (names.some((name) => questionnaire.problems[name])) {
        dispatch({ type: 'errors-found', names });
      } else {
        go(placeAfter(questionnaire, { page, changing }));
      }
    },
    async submit() {
      if (await loadPlan()) go({ at: 'plan' });
    },
    retry: (goal: Goal) => void load(goal),
    startOver() {
      forgetCalls();
      dispatch({ type: 'started-over' });
      if (place.at !== 'start') go(start);
    },
    keepTried: (answers: Answers, plan: SecurityPlan) =>
      dispatch({ type: 'plan-kept', answers, plan }),
    restore: () => dispatch({ type: 'restored' }),
  };
}

export type PlanAccess = ReturnType<typeof usePlan>;
