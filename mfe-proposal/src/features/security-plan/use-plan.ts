import { advanceProposal, type ProposalRequest } from '@app/contracts/proposal';
import { useApi } from '@app/kit';
import { useEffect, useReducer, useRef } from 'react';
import { type Answer, initialPlan, nextPlan } from './plan-state.ts';

/** State of the questionnaire, and the actions that change it. */
export function usePlan() {
  const api = useApi();
  const [plan, dispatch] = useReducer(nextPlan, initialPlan);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function advance(request: ProposalRequest) {
    const abort = new AbortController();
    call.current?.abort();
    call.current = abort;
    dispatch({ type: 'call-began' });
    const answer = await api.send(advanceProposal, request, { signal: abort.signal });
    // The visitor has started over or left the page, so this answer no longer applies.
    if (abort.signal.aborted) return;
    if (answer.ok) {
      dispatch({ type: 'questions-came', questions: answer.value.questions });
      return;
    }
    console.error(answer.failure.detail);
    dispatch({ type: 'call-failed', failure: answer.failure });
  }

  return {
    plan,
    start: () => void advance({}),
    next(establishmentType: string) {
      if (establishmentType) void advance({ establishmentType });
      else dispatch({ type: 'next-unanswered' });
    },
    answer(question: string, answer: Answer) {
      dispatch({ type: 'answered', question, answer });
    },
    startOver() {
      call.current?.abort();
      dispatch({ type: 'started-over' });
    },
  };
}
