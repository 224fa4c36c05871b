import { readMailReport } from '@app/contracts/mail-report';
import { addressGroup } from '@app/http-server/address-group';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import { type SignInDesk, signIn } from '../domain/admin/sign-in.ts';
import type { Letterhead } from '../domain/mail/mail-content.ts';
import { mailReport } from '../domain/mail/mail-report.ts';
import type { Store } from '../domain/store.ts';
import { signInFailure } from './admin-sign-in.ts';
import { mountEndpoint } from './mount-endpoint.ts';

interface Dependencies {
  readonly admin: SignInDesk;
  readonly store: Pick<Store, 'leads' | 'mails'>;
  readonly letterhead: Letterhead;
  readonly log: Log;
}

/** The owner's look at the mails, with the same sign-in as the upload. */
export function mountMailReport(
  app: Hono<ServerEnv>,
  { admin, store, letterhead, log }: Dependencies,
): void {
  mountEndpoint(app, readMailReport, async ({ body, c }) => {
    const who = { id: c.get('requestId'), address: c.get('clientAddress') };
    const signedIn = await signIn(admin, body, addressGroup(who.address));
    if (!signedIn.ok) {
      log.warn({ ...who, why: signedIn.failure.kind }, 'mail report refused');
      return failed(signInFailure(signedIn.failure));
    }
    const report = await mailReport(store, letterhead);
    log.info({ ...who, ...report.counts }, 'mail report read');
    return success(report);
  });
}
