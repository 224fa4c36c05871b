import type { SecurityPlan } from '@app/contracts/security-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import { useLocation, useNavigate } from '@app/kit';
import {
  type Dispatch,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Answer, Answers } from '../answers/answer.ts';
import type { Messages } from '../answers/answer-problem.ts';
import { forgetAnswers, keepAnswers, mayKeepAnswers, readKeptAnswers } from './kept-answers.ts';
import { type Place, placeIn, queryOf, start, topicIn, typeIn } from './place.ts';
import type { Answered, Goal, PlanEvent, PlanState } from './plan-events.ts';
import { answeredIn, hasQuestions, initialPlan, nextPlan } from './plan-state.ts';
import { planView } from './plan-view.ts';
import { nextPageFrom, placeAfter, type Questionnaire, questionnaireOf } from './questionnaire.ts';
import { usePlanCalls } from './use-plan-calls.ts';

/** State of the questionnaire, and the actions that change it. */
export function usePlan(resumed?: Answered) {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const [state, dispatch] = useReducer(nextPlan, initialPlan);
  const kept = useKeptAnswers(state, dispatch, resumed);
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  const query = new URLSearchParams(search);
  const [topic, type] = [topicIn(query), typeIn(query)];
  const view = useMemo(() => planView(place, state), [place, state]);
  const { progress, call } = state;
  const go = (to: Place) => navigate({ pathname, search: queryOf(to, { topic, type }) });

  /** Leads to the first question whose answer the server has refused. False without any. */
  function showRefused(messages: Messages): boolean {
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
  const calls = usePlanCalls(progress, dispatch, topic, showRefused);

  // Before the effect below, which may begin the calls of the new place.
  const shownKey = useRef(key);
  const move = useEffectEvent(() => {
    calls.forgetCalls();
    dispatch({ type: 'moved' });
  });
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    move();
  }, [key]);

  const needed = view.show === 'waiting' && call.kind === 'idle' ? view.goal : undefined;
  const loadNeeded = useEffectEvent((goal: Goal) => void calls.load(goal));
  useEffect(() => {
    if (needed) loadNeeded(needed);
  }, [needed]);

  return {
    state,
    place,
    /** The type of establishment that the link to the page has named. */
    namedType: type,
    view,
    /** Whether the device keeps the answers; undefined until that is known. */
    kept,
    async start() {
      if (state.first || (await calls.loadFirst())) go({ at: 'establishment', change: false });
    },
    resume: () => go({ at: 'check' }),
    async chooseType(type: string) {
      const changing = place.at === 'establishment' && place.change;
      const questionnaire =
        hasQuestions(progress) && progress.type === type
          ? questionnaireOf(progress)
          : await calls.loadQuestions(type);
      if (!questionnaire) return;
      const page = nextPageFrom(questionnaire, 1);
      if (changing) go(placeAfter(questionnaire, { page: 0, returning: true }));
      else go(page ? { at: 'questions', page } : { at: 'check' });
    },
    answer(question: string, answer: Answer) {
      dispatch({ type: 'answered', question, answer });
    },
    /** Next on a page of questions. */
    next(questionnaire: Questionnaire, page: number, returning: boolean) {
      const names = questionnaire.pages[page - 1]?.questions.map(({ name }) => name) ?? [];
      if (names.some((name) => questionnaire.problems[name])) {
        dispatch({ type: 'errors-found', names });
      } else {
        dispatch({ type: 'passed', names });
        go(placeAfter(questionnaire, { page, returning }));
      }
    },
    async submit() {
      if (await calls.loadPlan()) go({ at: 'plan' });
    },
    retry: (goal: Goal) => void calls.load(goal),
    startOver() {
      calls.forgetCalls();
      dispatch({ type: 'started-over' });
      if (place.at !== 'start') go(start);
    },
    keepTried: (answers: Answers, plan: SecurityPlan, outline?: SiteOutline) =>
      dispatch({ type: 'plan-kept', answers, plan, outline }),
    leaveDrawingOut: () => dispatch({ type: 'drawing-left-out' }),
    restore: () => dispatch({ type: 'restored' }),
  };
}

export type PlanAccess = ReturnType<typeof usePlan>;

/**
 * Keeps the answers on the device and finds them again. Storage is read once, so that another tab
 * never changes answers that are being given.
 * @param resumed answers from a mailed link, which the device keeps already if it can.
 * @returns whether answers are kept; undefined until that is known.
 */
function useKeptAnswers(
  { progress, edits }: PlanState,
  dispatch: Dispatch<PlanEvent>,
  resumed?: Answered,
): boolean | undefined {
  const [kept, setKept] = useState<boolean>();
  useLayoutEffect(() => {
    dispatch({ type: 'device-read', kept: resumed ?? readKeptAnswers() });
    setKept(mayKeepAnswers());
  }, [dispatch, resumed]);

  const keep = useEffectEvent(() => {
    const answered = answeredIn(progress);
    if (answered) setKept(keepAnswers(answered));
  });
  // The count and not the answers: what was only read would otherwise never grow old.
  useEffect(() => {
    if (edits > 0) keep();
  }, [edits]);

  const empty = progress.stage === 'empty';
  useEffect(() => {
    if (empty) forgetAnswers();
  }, [empty]);
  return kept;
}
