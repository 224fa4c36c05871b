import { type CallFailure, visitorMessage } from '@app/api-client';
import type { Result } from '@app/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionEnded } from './session-ended.ts';

const REFRESH_MS = 10_000;

/** What was read, and when (ISO 8601). */
interface Read<Value> {
  readonly value: Value;
  readonly at: string;
}

/**
 * What only the owner may read, read again every ten seconds while the page is visible.
 * @param ask must be the same from render to render, or it is asked again.
 * @param unreachable what is said when the server gives no reason.
 * @param onEnded called when the server says that nobody is signed in.
 */
export function useRefreshed<Value>(
  ask: () => Promise<Result<Value, CallFailure>>,
  unreachable: string,
  onEnded: () => void,
) {
  const [read, setRead] = useState<Read<Value>>();
  const [problem, setProblem] = useState<string>();
  const asked = useRef(0);

  /** Takes a newer value; the answers to earlier requests count no more. */
  const take = useCallback((value: Value) => {
    asked.current += 1;
    setRead({ value, at: new Date().toISOString() });
    setProblem(undefined);
  }, []);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await ask();
    if (mine !== asked.current) return;
    if (answer.ok) take(answer.value);
    else if (sessionEnded(answer.failure)) onEnded();
    else setProblem(visitorMessage(answer.failure, unreachable));
  }, [ask, take, unreachable, onEnded]);

  useEffect(() => {
    void refresh();
    const whileVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(whileVisible, REFRESH_MS);
    document.addEventListener('visibilitychange', whileVisible);
    return () => {
      // What is still on its way is for nobody.
      asked.current += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whileVisible);
    };
  }, [refresh]);

  return { read, problem, take, refresh };
}
