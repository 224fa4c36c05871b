import { type Dispatch, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { forgetAnswers, keepAnswers, mayKeepAnswers, readKeptAnswers } from './kept-answers.ts';
import type { Answered, PlanEvent, PlanState } from './plan-events.ts';
import { answeredIn } from './plan-state.ts';

/**
 * Keeps the answers on the device and finds them again. Storage is read once, so that another tab
 * never changes answers that are being given.
 * @param resumed answers from a mailed link, which the device keeps already if it can.
 * @returns whether answers are kept; undefined until that is known.
 */
export function useKeptAnswers(
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
