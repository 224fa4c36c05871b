import type { PlanAssumed } from '@app/contracts/security-plan';
import { useApi } from '@app/kit';
import { useEffect, useState } from 'react';
import { fetchAssumed } from '../flow/plan-calls.ts';
import type { Progress } from '../flow/plan-events.ts';
import { hasQuestions } from '../flow/plan-state.ts';

/**
 * What a plan of the answers will assume; undefined until it is known. A failure is only logged: the
 * plan lists it too.
 */
export function useAssumed(progress: Progress): readonly PlanAssumed[] | undefined {
  const api = useApi();
  const [assumed, setAssumed] = useState<readonly PlanAssumed[]>();
  useEffect(() => {
    if (!hasQuestions(progress)) return;
    let isCurrent = true;
    void fetchAssumed(api, progress).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setAssumed(answer.value);
      else console.warn(answer.failure.detail);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, progress]);
  return assumed;
}
