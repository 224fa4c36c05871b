import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { answerEarly, readyHeaders } from './early-answers.ts';
import { createLogger } from './logger.ts';
import { requestContext, type ServerEnv } from './request-context.ts';
import { serveHttp } from './serve-http.ts';
import { listenToTelemetry } from './telemetry-channel.ts';

const PAGE = 'a page';

/** The same answers, from an app and before it. */
async function bothWays(trustedHops = 0) {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
  const log = createLogger({ level: 'info', name: 'test', destination });
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log, trustedHops }));
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  const own = {
    'content-type': 'text/html',
    'referrer-policy': 'no-referrer',
    'x-releases': 's@1',
  };
  app.get('/page', (c) => c.body(PAGE, 200, own));
  const headers = readyHeaders({ ...own, 'content-length': String(PAGE.length) });
  const page = { status: 200, headers, body: PAGE, releases: 's@1' };
  const addresses: string[] = [];
  const early = answerEarly({
    log,
    trustedHops,
    find({ target, address }) {
      addresses.push(address);
      return target === '/page' ? page : undefined;
    },
  });
  const serve = async (options: { early?: typeof early }) => {
    const server = await serveHttp({ fetch: app.fetch, host: '127.0.0.1', port: 0, ...options });
    if (!server.ok) throw new Error(server.failure.message);
    onTestFinished(server.value.stop);
    return (asked: RequestOptions) => ask({ port: server.value.port, host: '127.0.0.1', ...asked });
  };
  return { lines, addresses, byApp: await serve({}), early: await serve({ early }) };
}

async function ask(asked: RequestOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get({ agent: false, ...asked }, resolve).on('error', reject);
  const answer = await promise;
  const { date: _, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: await text(answer) };
}

const asked = {
  'x-request-id': 'request-1',
  traceparent: `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`,
};

test.each([
  ['/healthz', {}],
  ['/page', {}],
  ['/page', { 'x-forwarded-for': '6.6.6.6, 196.1.2.3', 'x-forwarded-proto': 'https' }],
])('%s with %j is answered early as the app answers it, and logged alike', async (path, more) => {
  const { lines, addresses, byApp, early } = await bothWays(1);
  const headers = { ...asked, ...more };
  const answer = await early({ path, headers });
  expect(answer).toEqual(await byApp({ path, headers }));
  expect(answer.headers['x-frame-options']).toBe('DENY');
  const [first, second] = lines.map(({ time: _, ms: __, ...line }) => line);
  expect(first).toEqual(second);
  expect(lines).toHaveLength(2);
  if (path === '/page') expect(addresses).toEqual([first?.address]);
});

test('an early answer is measured as that of the app', async () => {
  const { byApp, early } = await bothWays();
  const spans: object[] = [];
  onTestFinished(listenToTelemetry((span) => spans.push(span)));
  for (const ask of [byApp, early]) await ask({ path: '/page', headers: asked });
  const stable = { ms: expect.anything(), startedAt: expect.anything(), spanId: expect.anything() };
  expect(spans[1]).toEqual({ ...spans[0], ...stable });
  expect(spans[1]).toMatchObject({ parentSpanId: 'b2'.repeat(8) });
});

test.each([
  ['two Host lines', { setHost: false, headers: ['Host', 'a.example', 'Host', 'b.example'] }, 400],
  ['another method', { method: 'POST' }, 404],
  ['a query', { path: '/page?a=b' }, 200],
])('%s is left to the app', async (_, options, status) => {
  const { byApp, early } = await bothWays();
  const request = { path: '/page', ...options };
  const { headers: _id, ...answer } = await early(request);
  expect(answer).toMatchObject({ status, body: (await byApp(request)).body });
});

test('without an id in the request each early answer has a new one', async () => {
  const { early } = await bothWays();
  const ids = [await early({ path: '/healthz' }), await early({ path: '/healthz' })];
  const [one, other] = ids.map(({ headers }) => headers['x-request-id']);
  expect(one).toMatch(/^[\w-]{36}$/);
  expect(other).not.toBe(one);
});
