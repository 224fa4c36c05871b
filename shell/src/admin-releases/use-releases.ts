import { type ApiClient, type CallFailure, visitorMessage } from '@app/api-client';
import {
  type AdminReleases,
  changeCanaryPercent,
  endReleaseCanary,
  promoteRelease,
  readReleases,
  rollBackRelease,
} from '@app/contracts/admin-releases';
import { ownerAction } from '@app/contracts/passkey-assertion';
import { useApi } from '@app/kit';
import { failed, type Result, success } from '@app/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendConfirmed } from '../admin/send-confirmed.ts';
import type { AskedChange } from './asked-change.ts';
import { releaseTexts } from './release-texts.ts';

const REFRESH_MS = 10_000;

interface Read {
  readonly releases: AdminReleases;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * The releases, read again every ten seconds while the page is visible.
 * @param onEnded called when the server says that nobody is signed in.
 */
export function useReleases(onEnded: () => void) {
  const api = useApi();
  const [read, setRead] = useState<Read>();
  const [problem, setProblem] = useState<string>();
  const asked = useRef(0);

  const take = useCallback((releases: AdminReleases) => {
    setRead({ releases, at: new Date().toISOString() });
    setProblem(undefined);
  }, []);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await api.read(readReleases, { fresh: true });
    // The answer to a later request, or to a change, is newer.
    if (mine !== asked.current) return;
    if (answer.ok) take(answer.value);
    else if (isEnd(answer.failure)) onEnded();
    else setProblem(visitorMessage(answer.failure, releaseTexts.unreachable));
  }, [api, take, onEnded]);

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

  /** Asks for a change. Fails with what the owner is told. */
  async function change(wanted: AskedChange): Promise<Result<void, string>> {
    const answer = await send(api, wanted);
    if (answer.ok) {
      asked.current += 1;
      take(answer.value);
      return success(undefined);
    }
    if (isEnd(answer.failure)) onEnded();
    // Somebody else may have changed the part.
    else void refresh();
    return failed(visitorMessage(answer.failure, releaseTexts.notChanged));
  }

  return { read, problem, change };
}

const isEnd = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && failure.status === 401;

function send(api: ApiClient, asked: AskedChange): Promise<Result<AdminReleases, CallFailure>> {
  const { part, asOf } = asked;
  switch (asked.kind) {
    case 'rollback': {
      const body = { part, to: asked.to, asOf };
      return sendConfirmed(api, ownerAction(rollBackRelease, body), (proof) =>
        api.send(rollBackRelease, { ...body, ...proof }),
      );
    }
    case 'canary': {
      const body = { part, version: asked.version, percent: asked.percent, asOf };
      return sendConfirmed(api, ownerAction(changeCanaryPercent, body), (proof) =>
        api.send(changeCanaryPercent, { ...body, ...proof }),
      );
    }
    case 'promote':
    case 'end-canary': {
      const call = asked.kind === 'promote' ? promoteRelease : endReleaseCanary;
      const body = { part, version: asked.version, asOf };
      return sendConfirmed(api, ownerAction(call, body), (proof) =>
        api.send(call, { ...body, ...proof }),
      );
    }
  }
}
