import {
  adminPasskeyTexts,
  checkConfirmation,
  startConfirmation,
} from '@app/contracts/admin-passkeys';
import type { OwnerAction, PasskeyAssertion } from '@app/contracts/passkey-assertion';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { Context, Hono } from 'hono';
import type { Passkeys } from '../domain/admin/passkeys/passkeys.ts';
import type { Session, Sessions } from '../domain/admin/sessions.ts';
import { readSession } from './admin-session.ts';
import { callerOf, orOutage, passkeysNotAvailable } from './admin-sign-in.ts';
import { type HttpFailure, httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { signedOut } from './upload-failures.ts';

interface Dependencies {
  readonly passkeys: Passkeys;
  readonly sessions: Pick<Sessions, 'read' | 'pageToken'>;
  readonly log: Log;
}

/** What changes prices or releases needs this first: it refuses, or lets the owner go on. */
export type Confirm = (
  c: Context<ServerEnv>,
  session: Session,
  action: OwnerAction,
  assertion: PasskeyAssertion | undefined,
) => Promise<Result<void, HttpFailure>>;

/** While passkeys are on, an action needs an assertion that was made for it in this session just now. */
export const createConfirm =
  ({ passkeys, log }: Omit<Dependencies, 'sessions'>): Confirm =>
  async (c, session, action, assertion) => {
    if (!(await passkeys.areOn())) return success(undefined);
    if (!assertion) {
      return failed(httpFailure(403, 'confirmation_required', adminPasskeyTexts.needed));
    }
    const { path } = action;
    const checked = await passkeys.checkAssertion(assertion, { ...action, session: session.id });
    if (!checked.ok) {
      log.warn({ ...callerOf(c), path, why: checked.failure.why }, 'admin confirmation refused');
      return failed(httpFailure(403, 'forbidden', adminPasskeyTexts.notConfirmed));
    }
    log.info({ ...callerOf(c), path, passkey: checked.value.name }, 'admin action confirmed');
    return success(undefined);
  };

/** What the browser needs to confirm an action, and the page server to check that it was. */
export function mountAdminConfirmation(
  app: Hono<ServerEnv>,
  { passkeys, sessions, confirm }: Omit<Dependencies, 'log'> & { readonly confirm: Confirm },
): void {
  mountEndpoint(app, startConfirmation, ({ body, c }) =>
    orOutage(async () => {
      const session = await readSession(c, sessions);
      if (!session) return failed(signedOut);
      const options = await passkeys.startAssertion({ ...body, session: session.id });
      return options.ok ? success({ options: options.value }) : failed(passkeysNotAvailable);
    }),
  );

  mountEndpoint(app, checkConfirmation, ({ body: { assertion, ...action }, c }) =>
    orOutage(async () => {
      const session = await readSession(c, sessions);
      if (!session) return failed(signedOut);
      const confirmed = await confirm(c, session, action, assertion);
      return confirmed.ok ? success({ username: session.username }) : confirmed;
    }),
  );
}
