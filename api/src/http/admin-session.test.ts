import { AdminSession, readAdminSession, startAdminSession } from '@app/contracts/admin-session';
import { NEW_PAGE_TOKEN, PAGE_TOKEN_HEADER } from '@app/contracts/page-token';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { ownerHeaders } from '../../testing/owner-headers.ts';
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
    expect(v.parse(AdminSession, await answer.clone().json())).toEqual({
      username: owner.username,
      expiresAt: '2025-06-02T10:15:00.000Z',
      pageToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(sessionCookieOf(answer)).toMatch(
      /^admin-session=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await readSession(await ownerHeaders(answer))).toMatchObject({
      username: owner.username,
    });
  });

  test('over an encrypted connection sets a cookie for this host and encrypted connections alone', async () => {
    const https = { 'X-Forwarded-Proto': 'https' };
    const answer = await signIn(https);
    expect(sessionCookieOf(answer)).toMatch(
      /^__Host-admin-session=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await readSession({ ...https, ...(await ownerHeaders(answer)) })).not.toBeNull();
    expect(await readSession({ ...https, ...(await ownerHeaders(await signIn())) })).toBeNull();
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
    const sent = await ownerHeaders(await signIn());
    const token = /admin-session=([^;]+)/.exec(sent.Cookie ?? '')?.[1] ?? '';
    await readSession(sent);
    expect(token).toMatch(/^[0-9a-f]{32}\./);
    for (const secret of [owner.password, token, sent[PAGE_TOKEN_HEADER]]) {
      expect(JSON.stringify(api.log)).not.toContain(secret);
    }
  });
});

describe('a session', () => {
  test('is none without a cookie, with another value and after a quarter of an hour', async () => {
    const sent = await ownerHeaders(await signIn());
    expect(await readSession({})).toBeNull();
    expect(await readSession({ ...sent, Cookie: `${sent.Cookie}x` })).toBeNull();
    clock.pass(15 * 60_000 - 1000);
    expect(await readSession(sent)).not.toBeNull();
    clock.pass(1000);
    expect(await readSession(sent)).toBeNull();
  });

  test('is none for a call without the token of a page in this session', async () => {
    const { Cookie, ...token } = await ownerHeaders(await signIn());
    const other = await ownerHeaders(await signIn());
    expect(await readSession({ Cookie: Cookie ?? '' })).toBeNull();
    expect(await readSession({ ...other, Cookie: Cookie ?? '' })).toBeNull();
    expect(await readSession({ ...other, ...token })).toBeNull();
  });

  test.each([
    ['the page server for a document', { 'Sec-Fetch-Dest': 'document' }, true],
    ['a script', { 'Sec-Fetch-Dest': 'empty' }, false],
    ['a frame', { 'Sec-Fetch-Dest': 'iframe' }, false],
    ['a browser that does not say what for', {}, false],
  ])('asked for by %s, has a new token for the page: %s', async (_, says, told) => {
    const sent = await ownerHeaders(await signIn());
    const session = await readSession({ ...sent, ...says, [PAGE_TOKEN_HEADER]: NEW_PAGE_TOKEN });
    expect(session?.pageToken).toBe(told ? sent[PAGE_TOKEN_HEADER] : undefined);
  });

  test('opened as a document by itself is told nothing', async () => {
    const { Cookie = '' } = await ownerHeaders(await signIn());
    expect(await readSession({ Cookie, 'Sec-Fetch-Dest': 'document' })).toBeNull();
  });

  test('ends with the sign-out, also for who has kept the cookie', async () => {
    const kept = await ownerHeaders(await signIn());
    const answer = await api.post(END, undefined, kept);
    expect(answer.status).toBe(200);
    expect(sessionCookieOf(answer)).toMatch(/^admin-session=; Max-Age=0; Path=\//);
    expect(await readSession(kept)).toBeNull();
  });

  test('is replaced by the next sign-in in the same browser', async () => {
    const first = await ownerHeaders(await signIn());
    const second = await ownerHeaders(await signIn(first));
    expect(second).not.toEqual(first);
    expect(await readSession(first)).toBeNull();
    expect(await readSession(second)).not.toBeNull();
  });

  test('is not ended by a page of another site', async () => {
    const kept = await ownerHeaders(await signIn());
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
  const sent = await ownerHeaders(await signIn());
  const down = async () => {
    throw new StoreDown('full', 'The disk is full.');
  };
  const dark = await uploadApi(
    {},
    { clock, store: { ...store, permits: { ...store.permits, valid: down } } },
  );
  const answer = await dark.get(PATH, sent);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('disk is full') });
  await dark.close();
});
