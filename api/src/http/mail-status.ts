import { AdminCredentials } from '@app/contracts/admin-credentials';
import { readMailStatus } from '@app/contracts/mail-status';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import type { Sessions } from '../domain/admin/sessions.ts';
import type { KindOf } from '../domain/leads/kind-of.ts';
import type { Letterhead } from '../domain/mail/mail-content.ts';
import { mailStatus } from '../domain/mail/mail-status.ts';
import type { Store } from '../domain/store.ts';
import { readSession } from './admin-session.ts';
import {
  callerOf,
  type OwnerSignIn,
  orOutage,
  signInFailure,
  signInOwner,
} from './admin-sign-in.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { parseContract } from './parse-contract.ts';
import { signedOut } from './upload-failures.ts';

interface Dependencies {
  readonly admin: OwnerSignIn;
  readonly sessions: Pick<Sessions, 'read' | 'pageToken'>;
  readonly store: Pick<Store, 'leads' | 'outbox' | 'reports' | 'probe'>;
  readonly kindOf: KindOf;
  readonly letterhead: Letterhead;
  readonly log: Log;
}

/** The mail status, for the owner: in a session, or with the same sign-in as the upload. */
export function mountMailStatus(
  app: Hono<ServerEnv>,
  { admin, sessions, store, kindOf, letterhead, log }: Dependencies,
): void {
  mountEndpoint(app, readMailStatus, async ({ body, c }) => {
    const who = callerOf(c);
    if (!(await readSession(c, sessions))) {
      const given = parseContract(AdminCredentials, body);
      // Not 400: in a session the same call would be right.
      if (!given.ok)
        return failed({ ...signedOut, body: { ...given.failure.body, code: 'unauthorised' } });
      const signedIn = await signInOwner(c, admin, given.value);
      if (!signedIn.ok) {
        log.warn({ ...who, why: signedIn.failure.kind }, 'mail status refused');
        return failed(signInFailure(signedIn.failure));
      }
    }
    return orOutage(async () => {
      // Mails can be read from a full disk, but the owner has to know that it is full.
      await store.probe();
      const status = await mailStatus(store, { kindOf, letterhead });
      log.info({ ...who, ...status.counts }, 'mail status read');
      return success(status);
    });
  });
}
