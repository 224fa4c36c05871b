import { visitorMessage } from '@app/api-client';
import { type MailStatus, readMailStatus } from '@app/contracts/mail-status';
import { useApi } from '@app/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { waitingTexts } from './waiting-texts.ts';

const REFRESH_MS = 10_000;

interface Read {
  readonly status: MailStatus;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * What waits, read again every ten seconds while the page is visible.
 * @param onEnded called when the server says that nobody is signed in.
 */
export function useWaiting(onEnded: () => void) {
  const api = useApi();
  const [read, setRead] = useState<Read>();
  const [problem, setProblem] = useState<string>();
  const asked = useRef(0);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await api.send(readMailStatus, {});
    // The answer to a later request is newer.
    if (mine !== asked.current) return;
    if (answer.ok) {
      setRead({ status: answer.value, at: new Date().toISOString() });
      return setProblem(undefined);
    }
    const { failure } = answer;
    if (failure.kind === 'refused' && failure.status === 401) onEnded();
    else setProblem(visitorMessage(failure, waitingTexts.unreachable));
  }, [api, onEnded]);

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

  return { read, problem };
}
