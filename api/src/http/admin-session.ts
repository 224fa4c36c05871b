import { timingSafeEqual } from 'node:crypto';
import { adminPasskeyTexts } from '@app/contracts/admin-passkeys';
import {
  ADMIN_SESSION_COOKIE,
  type AdminSession,
  endAdminSession,
  readAdminSession,
  signInWithPasskey,
  startAdminSession,
  startPasskeySignIn,
} from '@app/contracts/admin-session';
import { NEW_PAGE_TOKEN, PAGE_TOKEN_HEADER } from '@app/contracts/page-token';
import { ownerAction } from '@app/contracts/passkey-assertion';
import { type CookiePlace, cookieAt } from '@app/http-server/host-cookie';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Passkeys } from '../domain/admin/passkeys/passkeys.ts';
import { SESSION_SECONDS, type Session, type Sessions } from '../domain/admin/sessions.ts';
import { StoreDown } from '../domain/store-down.ts';
import {
  callerOf,
  type OwnerSignIn,
  orOutage,
  passkeysNotAvailable,
  signInByPasskey,
  signInFailure,
  signInOwner,
} from './admin-sign-in.ts';
import { type HttpFailure, httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { signedOut } from './upload-failures.ts';

interface Dependencies {
  readonly admin: OwnerSignIn;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly log: Log;
}

/** There is no session yet to bind a challenge to. */
const SIGN_IN = { ...ownerAction(signInWithPasskey, {}), session: '' };

/** The owner's session: sign-in with the limits of all calls of the owner, and sign-out. */
export function mountAdminSession(
  app: Hono<ServerEnv>,
  { admin, sessions, passkeys, log }: Dependencies,
): void {
  /** Strangers ask this too, and are not told why the store is down. */
  const passkeysAreOn = () =>
    passkeys.areOn().catch((fault) => {
      if (fault instanceof StoreDown) return false;
      throw fault;
    });

  async function startSession(c: Context<ServerEnv>): Promise<AdminSession> {
    const before = await sessions.read(tokenOf(c));
    if (before) await sessions.end(before);
    const { token, session } = await sessions.start();
    const { name, path, secure } = sessionCookie(c);
    const kept = { httpOnly: true, sameSite: 'Strict', maxAge: SESSION_SECONDS } as const;
    setCookie(c, name, token, { path, secure, ...kept });
    return withPageToken(session, sessions);
  }

  mountEndpoint(app, startAdminSession, ({ body, c }) =>
    orOutage(async () => {
      const who = callerOf(c);
      const signedIn = await signInOwner(c, admin, body);
      if (!signedIn.ok) {
        log.warn({ ...who, why: signedIn.failure.kind }, 'admin sign-in refused');
        return failed(signInFailure(signedIn.failure));
      }
      const session = await startSession(c);
      log.info(who, 'admin signed in');
      return success(session);
    }),
  );

  mountEndpoint(app, startPasskeySignIn, async () => {
    const options = await passkeys.startAssertion(SIGN_IN);
    return options.ok ? success({ options: options.value }) : failed(passkeysNotAvailable);
  });

  // Not `orOutage`: who is not signed in yet is not told why the store is down.
  mountEndpoint(app, signInWithPasskey, async ({ body: { assertion }, c }) => {
    const check = () => passkeys.checkAssertion(assertion, SIGN_IN);
    const signedIn = await signInByPasskey(c, admin, check);
    if (!signedIn.ok) {
      const { failure } = signedIn;
      const why = failure.kind === 'unproven' ? failure.why : failure.kind;
      log.warn({ ...callerOf(c), why }, 'admin sign-in refused');
      return failed(
        failure.kind === 'unproven'
          ? httpFailure(401, 'unauthorised', adminPasskeyTexts.notSignedIn)
          : signInFailure(failure),
      );
    }
    const session = await startSession(c);
    log.info({ ...callerOf(c), by: 'passkey' }, 'admin signed in');
    return success(session);
  });

  mountEndpoint(app, readAdminSession, ({ c }) =>
    orOutage(async () => {
      // An answer of another endpoint may be kept and revalidated; this one is for nobody else.
      c.header('Cache-Control', 'no-store');
      const shown = makesDocument(c)
        ? await sessions
            .read(tokenOf(c))
            .then((session) => session && withPageToken(session, sessions))
        : await readSession(c, sessions).then((session) => session && encodeSession(session));
      return success(c.json({ session: shown ?? null, passkeys: await passkeysAreOn() }));
    }),
  );

  mountEndpoint(app, endAdminSession, ({ c }) =>
    orOutage(async () => {
      const session = await sessions.read(tokenOf(c));
      if (session) await sessions.end(session);
      const { name, path, secure } = sessionCookie(c);
      deleteCookie(c, name, { path, secure });
      if (session) log.info(callerOf(c), 'admin signed out');
      return success({});
    }),
  );
}

const sessionCookie = (c: Context<ServerEnv>): CookiePlace =>
  cookieAt(c.get('cameByHttps'), ADMIN_SESSION_COOKIE, '/');

/** The session of the owner, when a page of the owner makes this call. */
export async function readSession(
  c: Context<ServerEnv>,
  sessions: Pick<Sessions, 'read' | 'pageToken'>,
): Promise<Session | undefined> {
  const session = await sessions.read(tokenOf(c));
  if (!session) return undefined;
  const sent = Buffer.from(c.req.header(PAGE_TOKEN_HEADER) ?? '');
  const expected = Buffer.from(sessions.pageToken(session));
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? session : undefined;
}

/** Does something for an owner who is signed in, and tells why while the store is down. */
export async function asOwner<Value>(
  c: Context<ServerEnv>,
  sessions: Pick<Sessions, 'read' | 'pageToken'>,
  work: (session: Session) => Promise<Result<Value, HttpFailure>>,
): Promise<Result<Value, HttpFailure>> {
  const session = await readSession(c, sessions);
  return session ? orOutage(() => work(session)) : failed(signedOut);
}

/**
 * Whether the page server makes a document of the owner for this browser. No code of a page can send
 * this: in its calls the browser writes another `Sec-Fetch-Dest`, and in a navigation no such header.
 */
const makesDocument = (c: Context<ServerEnv>): boolean =>
  c.req.header(PAGE_TOKEN_HEADER) === NEW_PAGE_TOKEN &&
  c.req.header('sec-fetch-dest') === 'document';

const tokenOf = (c: Context<ServerEnv>) => getCookie(c, sessionCookie(c).name);

const withPageToken = (session: Session, sessions: Pick<Sessions, 'pageToken'>): AdminSession => ({
  ...encodeSession(session),
  pageToken: sessions.pageToken(session),
});

const encodeSession = ({ username, expiresAt }: Session): AdminSession => ({
  username,
  expiresAt: expiresAt.toISOString(),
});
