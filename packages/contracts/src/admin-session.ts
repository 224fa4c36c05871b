import * as v from 'valibot';
import { AdminCredentials } from './admin-credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import { AssertionOptions, PasskeyAssertion } from './passkey-assertion.ts';

export const adminSessionTexts = {
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
  ended: 'Your session has ended. Please sign in again.',
  unknown: 'The server could not be reached. Please check your connection and try again.',
  notSignedOut:
    'You may still be signed in: the server could not be reached. The session ends by itself 15 minutes after the sign-in.',
  failed: 'The sign-in could not be sent. Please check your connection and try again.',
} as const;

/** Name of the cookie over a connection that is not encrypted; see `cookieAt`. */
export const ADMIN_SESSION_COOKIE = 'admin-session';

/** A session of the owner. Its token is in a cookie that scripts cannot read. */
export const AdminSession = v.object({
  username: v.string(),
  /** ISO 8601, UTC. */
  expiresAt: v.string(),
  /** What the page sends as `PAGE_TOKEN_HEADER`: in the answer to a sign-in and to the page server. */
  pageToken: v.optional(v.string()),
});
export type AdminSession = v.InferOutput<typeof AdminSession>;

export const startAdminSession = defineEndpoint({
  method: 'POST',
  path: '/api/admin/session',
  summary: 'Sign in as the owner for 15 minutes; the answer sets a cookie',
  request: AdminCredentials,
  response: AdminSession,
  takesLong: true,
});

export const readAdminSession = defineEndpoint({
  method: 'GET',
  path: '/api/admin/session',
  summary: 'The session that the cookie belongs to, for the page whose token is sent',
  response: v.object({
    /** Null without a cookie or the token of the page, and when the session has ended. */
    session: v.nullable(AdminSession),
    /** Whether the owner can sign in with a passkey. */
    passkeys: v.optional(v.boolean(), false),
  }),
});

export const endAdminSession = defineEndpoint({
  method: 'POST',
  path: '/api/admin/session/end',
  summary: 'Sign out: the session of the cookie ends',
  response: v.object({}),
});

export const startPasskeySignIn = defineEndpoint({
  method: 'POST',
  path: '/api/admin/session/passkey/start',
  summary: 'What a browser needs to sign in with a passkey',
  response: v.object({ options: AssertionOptions }),
});

export const signInWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/session/passkey',
  summary: 'Sign in as the owner with a passkey for 15 minutes; the answer sets a cookie',
  request: v.object({ assertion: PasskeyAssertion }),
  response: AdminSession,
  takesLong: true,
});
