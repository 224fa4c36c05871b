import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  dump,
  formOf,
  owner,
  row,
  sqlFile,
  type UploadApi,
  uploadApi,
} from '../../testing/upload-testing.ts';
import type { Credentials } from '../domain/admin/sign-in.ts';

const WRONG = { ...owner, password: 'guessed-password' };
const IN_TOTAL = 100;

let api: UploadApi;
const waits: number[] = [];
beforeEach(async () => {
  waits.length = 0;
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  api = await uploadApi(
    { wait },
    { config: { TRUST_PROXY: 1, SIGN_IN_FAILURES_PER_15_MINUTES: IN_TOTAL } },
  );
});
afterEach(() => api.close());

type Headers = Record<string, string>;
const from = (address: string, headers: Headers = {}) => ({
  'X-Forwarded-For': address,
  ...headers,
});
const askMails = (credentials: Credentials, headers: Headers) =>
  api.post('/api/admin/mail-status', credentials, headers);
const upload = (credentials: Credentials, headers: Headers) =>
  api.upload(formOf({ ...credentials, sqlFile: sqlFile(dump(row('NEW-1'))) }), headers);
const calls = [
  { name: 'upload', call: upload },
  { name: 'mail status', call: askMails },
];

/** The cookie of an answer as a browser sends it back. */
const cookieOf = (answer: Response) => ({
  Cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
});

async function failAsStrangers() {
  for (let host = 0; host < IN_TOTAL; host++) {
    expect((await askMails(WRONG, from(`2001:${host}::1`))).status).toBe(401);
  }
  expect((await askMails(owner, from('2001:ffff::1'))).status).toBe(429);
}

test.each(calls)('a sign-in by $name makes the device known for 180 days', async ({ call }) => {
  const answer = await call(owner, from('10.0.0.1'));
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^admin-device=[\w.-]+; Max-Age=15552000; Path=\/api\/admin; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  const [, token = ''] = cookieOf(answer).Cookie.split('=');
  expect(token).not.toContain(owner.username);
  expect(JSON.stringify(api.log)).not.toContain(token);
});

describe('over an encrypted connection', () => {
  const https = { 'X-Forwarded-Proto': 'https' };

  test('the cookie is for this host and encrypted connections alone', async () => {
    const answer = await askMails(owner, from('10.0.0.1', https));
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-admin-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('the cookie makes the device known, and one that came unencrypted does not', async () => {
    const encrypted = cookieOf(await askMails(owner, from('10.0.0.1', https)));
    const plain = cookieOf(await askMails(owner, from('10.0.0.1')));
    await failAsStrangers();
    expect((await askMails(owner, from('10.0.0.2', { ...https, ...plain }))).status).toBe(429);
    expect((await askMails(owner, from('10.0.0.2', { ...https, ...encrypted }))).status).toBe(200);
  });
});

test.each(calls)(
  'a wrong password by $name gets no cookie, with or without one',
  async ({ call }) => {
    const cookie = cookieOf(await askMails(owner, from('10.0.0.1')));
    for (const headers of [from('10.0.0.1'), from('10.0.0.1', cookie)]) {
      const answer = await call(WRONG, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  },
);

test.each(calls)(
  'the owner gets in by $name from a known device while strangers are blocked',
  async ({ call }) => {
    const cookie = cookieOf(await askMails(owner, from('10.0.0.1')));
    await failAsStrangers();
    waits.length = 0;
    const answer = await call(owner, from('10.0.0.2', cookie));
    expect(answer.status).toBe(200);
    expect(waits).toEqual([]);
    const renewed = cookieOf(answer).Cookie.split('.')[0];
    expect(renewed).toBe(cookie.Cookie.split('.')[0]);
  },
);

test('a known device is blocked by its own failures', async () => {
  const cookie = cookieOf(await askMails(owner, from('10.0.0.1')));
  for (let failure = 0; failure < 5; failure++) {
    expect((await askMails(WRONG, from(`10.0.1.${failure}`, cookie))).status).toBe(401);
  }
  expect((await upload(owner, from('10.0.2.1', cookie))).status).toBe(429);
  expect((await upload(owner, from('10.0.2.1'))).status).toBe(200);
});

test('a cookie that was made up is that of a stranger', async () => {
  await failAsStrangers();
  const cookie = { Cookie: `admin-device=${'0'.repeat(32)}.9999999999.${'A'.repeat(43)}` };
  expect((await askMails(owner, from('10.0.0.1', cookie))).status).toBe(429);
});

test('wrong passwords are answered more and more slowly', async () => {
  for (let failure = 0; failure < 5; failure++) await upload(WRONG, from('10.0.0.1'));
  expect(waits).toEqual([1000, 2000, 4000]);
});
