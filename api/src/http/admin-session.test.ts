import { AdminSession, readAdminSession, startAdminSession } from '@app/contracts/admin-session';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { owner, type UploadApi, uploadApi } from '../../testing/upload-testing.ts';
import { ownAttempts } from '../domain/admin/attempt-limiter.ts';
import { StoreDown } from '../domain/store-down.ts';

const PATH = startAdminSession.path;
const END = '/api/admin/session/end';
const WRONG = { ...owner, password: 'guessed-password' };

let api: UploadApi;
let clock: ReturnType<typeof movingClock>;
beforeEach(async () => {
  clock = movingClock();
  api = await uploadApi({}, { clock, config: { TRUST_PROXY: 1 } });
});
afterEach(() => api.close());

type Headers = Record<string, string>;
const signIn = (headers: Headers = {}) => api.post(PATH, owner, headers);
const sessionCookieOf = (answer: Response) =>
  answer.headers.getSetCookie().find((line) => /admin-session=/.test(line)) ?? '';
const asSent = (answer: Response) => ({ Cookie: sessionCookieOf(answer).split(';')[0] ?? '' });
const readSession = async (headers: Headers) => {
  const answer = await api.get(PATH, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return v.parse(readAdminSession.response, await answer.json()).session;
};

describe('a sign-in', () => {
  test('sets a cookie for a quarter of an hour that scripts and other sites cannot use', async () => {
    const answer = await signIn();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(v.parse(AdminSession, await answer.json())).toEqual({
      username: owner.username,
      expiresAt: '2025-06-02T10:15:00.000Z',
    });
    expect(sessionCookieOf(answer)).toMatch(
      /^admin-session=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await readSession(asSent(answer))).toMatchObject({ username: owner.username });
  });

  test('over an encrypted connection sets a cookie for this host and encrypted connections alone', async () => {
    const https = { 'X-Forwarded-Proto': 'https' };
    const answer = await signIn(https);
    expect(sessionCookieOf(answer)).toMatch(
      /^__Host-admin-session=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await readSession({ ...https, ...asSent(answer) })).not.toBeNull();
    expect(await readSession({ ...https, ...asSent(await signIn()) })).toBeNull();
  });

  test('with a wrong password sets no cookie, and after five has to wait', async () => {
    for (let failure = 0; failure < ownAttempts.limit; failure++) {
      const answer = await api.post(PATH, WRONG);
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await signIn()).status).toBe(429);
    expect(api.checked).toHaveLength(ownAttempts.limit);
    expect(api.log).toContainEqual(
      expect.objectContaining({ msg: 'admin sign-in refused', why: 'wrong-credentials' }),
    );
  });

  test('counts its failures together with those of the mail status', async () => {
    for (let failure = 0; failure < ownAttempts.limit; failure++) {
      await api.post('/api/admin/mail-status', WRONG);
    }
    expect((await signIn()).status).toBe(429);
  });

  test('from a page of another site is refused before the password is looked at', async () => {
    const from = { Host: 'localhost:3000', Origin: 'https://evil.example' };
    expect((await signIn(from)).status).toBe(403);
    expect(api.checked).toEqual([]);
  });

  test('leaves neither password nor token in the log', async () => {
    const { Cookie } = asSent(await signIn());
    const token = Cookie.split('=')[1] ?? '';
    await readSession({ Cookie });
    expect(token).toMatch(/^[0-9a-f]{32}\./);
    for (const secret of [owner.password, token]) {
      expect(JSON.stringify(api.log)).not.toContain(secret);
    }
  });
});

describe('a session', () => {
  test('is none without a cookie, with another value and after a quarter of an hour', async () => {
    const { Cookie } = asSent(await signIn());
    expect(await readSession({})).toBeNull();
    expect(await readSession({ Cookie: `${Cookie}x` })).toBeNull();
    clock.pass(15 * 60_000 - 1000);
    expect(await readSession({ Cookie })).not.toBeNull();
    clock.pass(1000);
    expect(await readSession({ Cookie })).toBeNull();
  });

  test('ends with the sign-out, also for who has kept the cookie', async () => {
    const kept = asSent(await signIn());
    const answer = await api.post(END, undefined, kept);
    expect(answer.status).toBe(200);
    expect(sessionCookieOf(answer)).toMatch(/^admin-session=; Max-Age=0; Path=\//);
    expect(await readSession(kept)).toBeNull();
  });

  test('is replaced by the next sign-in in the same browser', async () => {
    const first = asSent(await signIn());
    const second = asSent(await signIn(first));
    expect(second).not.toEqual(first);
    expect(await readSession(first)).toBeNull();
    expect(await readSession(second)).not.toBeNull();
  });

  test('is not ended by a page of another site', async () => {
    const kept = asSent(await signIn());
    const from = { Host: 'localhost:3000', Origin: 'https://evil.example' };
    expect((await api.post(END, undefined, { ...kept, ...from })).status).toBe(403);
    expect(await readSession(kept)).not.toBeNull();
  });
});

test('a sign-out without a session is answered like any other', async () => {
  expect((await api.post(END, undefined)).status).toBe(200);
});

test('while the store is down nobody knows who has signed out, and the owner is told why', async () => {
  const store = memoryStore();
  const { Cookie } = asSent(await signIn());
  const down = async () => {
    throw new StoreDown('full', 'The disk is full.');
  };
  const dark = await uploadApi(
    {},
    { clock, store: { ...store, permits: { ...store.permits, valid: down } } },
  );
  const answer = await dark.get(PATH, { Cookie });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('disk is full') });
  await dark.close();
});
