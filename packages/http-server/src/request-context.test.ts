import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { requestContext, type ServerEnv } from './request-context.ts';

function testApp(trustedHops = 0) {
  const log: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => log.push(JSON.parse(line)) };
  const logger = createLogger({ level: 'info', name: 'test', destination });
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log: logger, trustedHops }));
  app.get('/id', (c) => c.text(c.get('requestId')));
  app.get('/own', (c) => c.text('x', 200, { 'X-Frame-Options': 'SAMEORIGIN' }));
  app.get('/raw', () => new Response('x', { headers: { 'Referrer-Policy': 'no-referrer' } }));
  app.get('/foreign', () => Response.redirect('http://localhost/id'));
  app.get('/fault', () => {
    throw new Error('boom');
  });
  const inner = new Hono<ServerEnv>();
  inner.use(requestContext({ log: logger, trustedHops }));
  inner.get('/deep', (c) => c.text(c.get('requestId')));
  app.route('/inner', inner);
  return { app, log };
}

const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-create=(), publickey-credentials-get=()',
};
const HSTS = 'strict-transport-security';

describe('the request id', () => {
  test('is that of the request when it is valid', async () => {
    const { app } = testApp();
    const answer = await app.request('/id', { headers: { 'X-Request-Id': 'abc_DEF-123' } });
    expect(answer.headers.get('x-request-id')).toBe('abc_DEF-123');
    expect(await answer.text()).toBe('abc_DEF-123');
  });

  test.each(['short', 'x'.repeat(65), 'with space in it', '<script>alert'])(
    'is a new one when the request has "%s"',
    async (id) => {
      const { app } = testApp();
      const answer = await app.request('/id', { headers: { 'X-Request-Id': id } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      expect(await answer.text()).toBe(answer.headers.get('x-request-id'));
    },
  );

  test('stays the same when a request passes the middleware twice', async () => {
    const { app, log } = testApp();
    const answer = await app.request('/inner/deep');
    expect(await answer.text()).toBe(answer.headers.get('x-request-id'));
    expect(log).toHaveLength(1);
  });
});

describe('the security headers', () => {
  test.each(['/id', '/raw', '/foreign', '/fault', '/nowhere'])('are on %s', async (path) => {
    const { app } = testApp();
    app.onError((_, c) => c.text('fault', 500));
    const headers = Object.fromEntries((await app.request(path)).headers);
    const own = path === '/raw' ? { 'referrer-policy': 'no-referrer' } : {};
    expect(headers).toMatchObject({ ...securityHeaders, ...own });
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(headers).not.toHaveProperty(HSTS);
  });

  test('keep the value that a handler sets', async () => {
    const answer = await testApp().app.request('/own');
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test('include Strict-Transport-Security only for visitors who came by https', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    const trusting = await testApp(1).app.request('/id', { headers });
    expect(trusting.headers.get(HSTS)).toBe('max-age=31536000; includeSubDomains');
    const distrusting = await testApp(0).app.request('/id', { headers });
    expect(distrusting.headers.get(HSTS)).toBeNull();
    const encrypted = { incoming: { socket: { encrypted: true, remoteAddress: '10.0.0.1' } } };
    const direct = await testApp(0).app.request('/id', {}, encrypted);
    expect(direct.headers.get(HSTS)).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('the log line', () => {
  test('has the request without its query', async () => {
    const { app, log } = testApp(1);
    const headers = { 'X-Forwarded-For': '6.6.6.6, 196.1.2.3', 'X-Request-Id': 'request-1' };
    await app.request('/id?order=secret', { headers });
    expect(log).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'request',
        id: 'request-1',
        method: 'GET',
        path: '/id',
        status: 200,
        ms: expect.any(Number),
        address: '196.1.2.3',
      }),
    ]);
    expect(JSON.stringify(log)).not.toContain('secret');
  });

  test('has the trace of the caller, or one of its own', async () => {
    const { app, log } = testApp();
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    await app.request('/id', { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } });
    await app.request('/id');
    expect(log).toMatchObject([{ trace }, { trace: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect(log[1]).not.toMatchObject({ trace });
  });

  test('is a warning when the request failed with a fault', async () => {
    const { app, log } = testApp();
    app.onError((_, c) => c.text('fault', 500));
    await app.request('/fault');
    expect(log).toMatchObject([{ level: 40, status: 500 }]);
  });
});
