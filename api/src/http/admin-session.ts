import {
  ADMIN_SESSION_COOKIE,
  type AdminSession,
  endAdminSession,
  readAdminSession,
  startAdminSession,
} from '@app/contracts/admin-session';
import { type CookiePlace, cookieAt } from '@app/http-server/host-cookie';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_SECONDS, type Session, type Sessions } from '../domain/admin/sessions.ts';
import {
  callerOf,
  type OwnerSignIn,
  orOutage,
  signInFailure,
  signInOwner,
} from './admin-sign-in.ts';
import { mountEndpoint } from './mount-endpoint.ts';

interface Dependencies {
  readonly admin: OwnerSignIn;
  readonly sessions: Sessions;
  readonly log: Log;
}

/** The owner's session: sign-in with the limits of all calls of the owner, and sign-out. */
export function mountAdminSession(
  app: Hono<ServerEnv>,
  { admin, sessions, log }: Dependencies,
): void {
  mountEndpoint(app, startAdminSession, ({ body, c }) =>
    orOutage(async () => {
      const who = callerOf(c);
      const signedIn = await signInOwner(c, admin, body);
      if (!signedIn.ok) {
        log.warn({ ...who, why: signedIn.failure.kind }, 'admin sign-in refused');
        return failed(signInFailure(signedIn.failure));
      }
      const before = await sessions.read(tokenOf(c));
      if (before) await sessions.end(before);
      const { token, session } = await sessions.start();
      const { name, path, secure } = sessionCookie(c);
      const kept = { httpOnly: true, sameSite: 'Strict', maxAge: SESSION_SECONDS } as const;
      setCookie(c, name, token, { path, secure, ...kept });
      log.info(who, 'admin signed in');
      return success(encodeSession(session));
    }),
  );

  mountEndpoint(app, readAdminSession, ({ c }) =>
    orOutage(async () => {
      const session = await sessions.read(tokenOf(c));
      // An answer of another endpoint may be kept and revalidated; this one is for nobody else.
      c.header('Cache-Control', 'no-store');
      return success(c.json({ session: session ? encodeSession(session) : null }));
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

/** The session of the owner who makes this call. */
export const readSession = (
  c: Context<ServerEnv>,
  sessions: Pick<Sessions, 'read'>,
): Promise<Session | undefined> => sessions.read(tokenOf(c));

const tokenOf = (c: Context<ServerEnv>) => getCookie(c, sessionCookie(c).name);

const encodeSession = ({ username, expiresAt }: Session): AdminSession => ({
  username,
  expiresAt: expiresAt.toISOString(),
});
