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
import { useCallback } from 'react';
import { sendConfirmed } from '../admin/send-confirmed.ts';
import { sessionEnded } from '../admin/session-ended.ts';
import { useRefreshed } from '../admin/use-refreshed.ts';
import type { AskedChange } from './asked-change.ts';
import { releaseTexts } from './release-texts.ts';

/**
 * The releases, read again and again, and the changes of them.
 * @param onEnded called when the server says that nobody is signed in.
 */
export function useReleases(onEnded: () => void) {
  const api = useApi();
  const ask = useCallback(() => api.read(readReleases, { fresh: true }), [api]);
  const { read, problem, take, refresh } = useRefreshed(ask, releaseTexts.unreachable, onEnded);

  /** Asks for a change. Fails with what the owner is told. */
  async function change(wanted: AskedChange): Promise<Result<void, string>> {
    const answer = await send(api, wanted);
    if (answer.ok) {
      take(answer.value);
      return success(undefined);
    }
    if (sessionEnded(answer.failure)) onEnded();
    // Somebody else may have changed the part.
    else void refresh();
    return failed(visitorMessage(answer.failure, releaseTexts.notChanged));
  }

  return { read, problem, change };
}

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
      const body = {
        part,
        version: asked.version,
        percent: asked.percent,
        ...whyOf(asked),
        asOf,
      };
      return sendConfirmed(api, ownerAction(changeCanaryPercent, body), (proof) =>
        api.send(changeCanaryPercent, { ...body, ...proof }),
      );
    }
    case 'promote': {
      const body = { part, version: asked.version, ...whyOf(asked), asOf };
      return sendConfirmed(api, ownerAction(promoteRelease, body), (proof) =>
        api.send(promoteRelease, { ...body, ...proof }),
      );
    }
    case 'end-canary': {
      const body = { part, version: asked.version, asOf };
      return sendConfirmed(api, ownerAction(endReleaseCanary, body), (proof) =>
        api.send(endReleaseCanary, { ...body, ...proof }),
      );
    }
  }
}

const whyOf = ({ why }: { readonly why?: string }) => (why ? { why } : {});
