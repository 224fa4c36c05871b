import {
  addPasskey,
  adminPasskeyTexts,
  readPasskeys,
  removePasskey,
  replaceRecoveryCodes,
  startPasskey,
  turnOffPasskeys,
} from '@app/contracts/admin-passkeys';
import { ownerAction, type PasskeyAssertion } from '@app/contracts/passkey-assertion';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { Context, Hono } from 'hono';
import type { Passkeys } from '../domain/admin/passkeys/passkeys.ts';
import type { Session, Sessions } from '../domain/admin/sessions.ts';
import { tooMany } from '../domain/admin/sign-in.ts';
import type { Confirm } from './admin-confirmation.ts';
import { asOwner } from './admin-session.ts';
import {
  callerOf,
  type OwnerSignIn,
  passkeysNotAvailable,
  signInFailure,
  signInOwner,
  visitorOf,
} from './admin-sign-in.ts';
import { type HttpFailure, httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';

interface Dependencies {
  readonly admin: OwnerSignIn;
  readonly sessions: Pick<Sessions, 'read' | 'pageToken'>;
  readonly passkeys: Passkeys;
  readonly confirm: Confirm;
  readonly log: Log;
}

/** What may approve a change of the passkeys. */
interface Approval {
  readonly assertion?: PasskeyAssertion | undefined;
  readonly recoveryCode?: string | undefined;
}

/** Not 401, which ends the session on the page. */
const notApproved = (field: string, message: string): HttpFailure =>
  httpFailure(403, 'forbidden', message, { [field]: message });

/** The owner's passkeys and recovery codes. */
export function mountAdminPasskeys(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { admin, sessions, passkeys, confirm, log } = dependencies;

  /** Guesses of codes are counted with those of the password. */
  async function useCode(
    c: Context<ServerEnv>,
    path: string,
    code: string,
  ): Promise<Result<void, HttpFailure>> {
    const attempt = await admin.attempts.begin(visitorOf(c, admin.devices));
    const who = { ...callerOf(c), path };
    if (!attempt.ok) {
      log.warn({ ...who, why: 'too-many-attempts' }, 'admin recovery code refused');
      return failed(signInFailure(tooMany(attempt.failure)));
    }
    if (!(await passkeys.useCode(code))) {
      log.warn({ ...who, why: 'wrong-code' }, 'admin recovery code refused');
      return failed(notApproved('recoveryCode', adminPasskeyTexts.wrongCode));
    }
    await attempt.value.succeeded();
    log.warn(who, 'admin recovery code used');
    return success(undefined);
  }

  /** While passkeys are on, a passkey or a recovery code has to approve a change of them. */
  async function approve(
    c: Context<ServerEnv>,
    session: Session,
    endpoint: { readonly path: `/api/${string}` },
    body: Approval,
  ): Promise<Result<void, HttpFailure>> {
    const { assertion, recoveryCode } = body;
    if (recoveryCode === undefined || !(await passkeys.areOn())) {
      return confirm(c, session, ownerAction(endpoint, body), assertion);
    }
    return useCode(c, endpoint.path, recoveryCode);
  }

  /** The first passkey needs the password once more: a stolen session must not lock the owner out. */
  async function checkPassword(
    c: Context<ServerEnv>,
    { username }: Session,
    password: string,
  ): Promise<Result<void, HttpFailure>> {
    const signedIn = await signInOwner(c, admin, { username, password });
    if (signedIn.ok) return success(undefined);
    const { kind } = signedIn.failure;
    log.warn({ ...callerOf(c), why: kind }, 'admin passkey refused');
    return kind === 'wrong-credentials'
      ? failed(notApproved('password', adminPasskeyTexts.wrongPassword))
      : failed(signInFailure(signedIn.failure));
  }

  const sent = async () => ({
    origin: passkeys.origin,
    passkeys: (await passkeys.list()).map(({ id, name, addedAt, usedAt }) => {
      return { id, name, addedAt, usedAt };
    }),
    codesLeft: await passkeys.codesLeft(),
  });
  const changed = async (message: string, codes: readonly string[] = []) =>
    success({ message, passkeys: await sent(), codes: [...codes] });

  mountEndpoint(app, readPasskeys, ({ c }) =>
    asOwner(c, sessions, async () => {
      c.header('Cache-Control', 'no-store');
      return success(c.json(await sent()));
    }),
  );

  mountEndpoint(app, startPasskey, ({ body, c }) =>
    asOwner(c, sessions, async (session) => {
      if (passkeys.origin === null) return failed(passkeysNotAvailable);
      const approved = (await passkeys.areOn())
        ? await approve(c, session, startPasskey, body)
        : await checkPassword(c, session, body.password ?? '');
      if (!approved.ok) return approved;
      const action = { ...ownerAction(addPasskey, { name: body.name }), session: session.id };
      const options = await passkeys.startRegistration(action, session.username);
      return options.ok ? success({ options: options.value }) : failed(passkeysNotAvailable);
    }),
  );

  // Approved already: nobody else gets a challenge for this session and name.
  mountEndpoint(app, addPasskey, ({ body: { name, registration }, c }) =>
    asOwner(c, sessions, async (session) => {
      const action = { ...ownerAction(addPasskey, { name }), session: session.id };
      const added = await passkeys.add(registration, action, name);
      if (!added.ok) {
        log.warn({ ...callerOf(c), why: added.failure.why }, 'admin passkey refused');
        return failed(httpFailure(403, 'forbidden', adminPasskeyTexts.notConfirmed));
      }
      const { isNew, codes } = added.value;
      if (!isNew) return failed(httpFailure(409, 'busy', adminPasskeyTexts.isThere));
      log.info({ ...callerOf(c), passkey: name }, 'admin passkey added');
      const { added: another, turnedOn } = adminPasskeyTexts;
      return changed(codes.length > 0 ? turnedOn : another, codes);
    }),
  );

  mountEndpoint(app, removePasskey, ({ body, c }) =>
    asOwner(c, sessions, async (session) => {
      const approved = await approve(c, session, removePasskey, body);
      if (!approved.ok) return approved;
      if (!(await passkeys.remove(body.id))) {
        return failed(httpFailure(404, 'not_found', adminPasskeyTexts.gone));
      }
      log.info(callerOf(c), 'admin passkey removed');
      const { removed, turnedOff } = adminPasskeyTexts;
      return changed((await passkeys.areOn()) ? removed : turnedOff);
    }),
  );

  mountEndpoint(app, replaceRecoveryCodes, ({ body, c }) =>
    asOwner(c, sessions, async (session) => {
      const approved = await approve(c, session, replaceRecoveryCodes, body);
      if (!approved.ok) return approved;
      const codes = await passkeys.replaceCodes();
      log.info(callerOf(c), 'admin recovery codes replaced');
      return changed(adminPasskeyTexts.codesReplaced, codes);
    }),
  );

  mountEndpoint(app, turnOffPasskeys, ({ body, c }) =>
    asOwner(c, sessions, async (session) => {
      const approved = await approve(c, session, turnOffPasskeys, body);
      if (!approved.ok) return approved;
      await passkeys.turnOff();
      log.warn(callerOf(c), 'admin passkeys turned off');
      return changed(adminPasskeyTexts.turnedOff);
    }),
  );
}
