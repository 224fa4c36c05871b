import { checkConfirmation } from '@app/contracts/admin-passkeys';
import { readAdminSession } from '@app/contracts/admin-session';
import { failureBody } from '@app/contracts/failure';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { serveHttp } from '@app/http-server/serve-http';
import { type Context, Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { askApiForAdmin } from './admin-session.ts';
import { recordedLog } from './testing/recorded-log.ts';

const action = { path: '/api/admin/releases/rollback', target: '[["part","shop"]]' };
const session = { username: 'thandi', expiresAt: '2026-11-22T10:15:00.000Z' };

/** An API that gives this answer, and the headers of the calls that it got. */
async function anApi(answer: (c: Context) => Response) {
  const received: Headers[] = [];
  const api = new Hono();
  api.on(['GET', 'POST'], [readAdminSession.path, checkConfirmation.path], (c) => {
    received.push(c.req.raw.headers);
    return answer(c);
  });
  const server = await serveHttp({ fetch: api.fetch, host: '127.0.0.1', port: 0 });
  if (!server.ok) throw new Error(server.failure.message);
  onTestFinished(() => server.value.stop());
  return { received, origin: server.value.url };
}

/** Asks on behalf of a visitor who sends these headers: at `/` who it is, at `/confirm` for a change. */
async function ask(origin: string, headers: Record<string, string>, trustedHops = 0, path = '/') {
  const app = new Hono<ServerEnv>();
  const admin = askApiForAdmin(origin);
  app.use(requestContext({ log: recordedLog().log, trustedHops }));
  app.get('/', async (c) => c.json(await admin.read(c)));
  app.get('/confirm', async (c) => c.json(await admin.confirm(c, action, undefined)));
  return (await app.request(path, { headers })).json();
}

test('a visitor with the cookie of a session is the owner that the API names', async () => {
  const { received, origin } = await anApi((c) => c.json({ session }));
  const token = { 'X-Page-Token': 'of-the-page' };
  expect(await ask(origin, { Cookie: 'admin-session=a.b.c', ...token })).toEqual({
    ok: true,
    value: 'thandi',
  });
  expect(received[0]?.get('x-page-token')).toBe('of-the-page');
  expect(received[0]?.get('cookie')).toBe('admin-session=a.b.c');
  expect(received[0]?.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-/);
});

test('the API learns whether the visitor came by https', async () => {
  const { received, origin } = await anApi((c) => c.json({ session }));
  const Cookie = '__Host-admin-session=a.b.c';
  await ask(origin, { Cookie, 'X-Forwarded-Proto': 'https' }, 1);
  await ask(origin, { Cookie, 'X-Forwarded-Proto': 'https' });
  expect(received.map((headers) => headers.get('x-forwarded-proto'))).toEqual([
    'https, https',
    'https, http',
  ]);
});

test('a visitor without a session is nobody, and without a cookie the API is not asked', async () => {
  const { received, origin } = await anApi((c) => c.json({ session: null }));
  const nobody = { ok: false, failure: { status: 401 } };
  expect(await ask(origin, { Cookie: 'admin-session=old' })).toMatchObject(nobody);
  expect(await ask(origin, {})).toMatchObject(nobody);
  expect(received).toHaveLength(1);
});

test.each([
  ['is down', failureBody('unavailable', 'The disk is full.'), 503, 'The disk is full.'],
  ['sends something else', { session: 'thandi' }, 200, 'The API cannot be reached'],
])('while the API %s, nobody is let in, and the reason is told', async (_, body, status, why) => {
  const { origin } = await anApi((c) => c.json(body, status as 200));
  expect(await ask(origin, { Cookie: 'admin-session=a.b.c' })).toMatchObject({
    ok: false,
    failure: { status: 503, message: expect.stringContaining(why) },
  });
});

test('an API that cannot be reached lets nobody in', async () => {
  expect(await ask('http://127.0.0.1:9', { Cookie: 'admin-session=a' })).toMatchObject({
    ok: false,
    failure: { status: 503, message: expect.stringContaining('cannot be reached') },
  });
});

test.each([
  ['needs a passkey', failureBody('confirmation_required', 'Confirm this.'), 403],
  ['has no session any more', failureBody('unauthorised', 'Please sign in again.'), 401],
  ['cannot be checked', failureBody('unavailable', 'The disk is full.'), 503],
])('a change that %s is refused with the words of the API', async (_, body, status) => {
  const { origin } = await anApi((c) => c.json(body, status as 403));
  const { code, message } = body;
  const answer = await ask(origin, { Cookie: 'admin-session=a.b.c' }, 0, '/confirm');
  expect(answer).toEqual({ ok: false, failure: { status, code, message } });
});
