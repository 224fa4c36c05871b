import { serveHttp } from '@app/http-server/serve-http';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { aRenderRequest } from '../testing/fake-shell.ts';
import { openPageCalls } from './page-calls.ts';
import type { ApiCall } from './render-messages.ts';

let origin: string;
let received: { readonly headers: Headers; readonly body: string }[];
let answer: () => Response | Promise<Response>;
beforeEach(async () => {
  received = [];
  answer = () => Response.json([{ Sku: 'CAM' }]);
  const server = await serveHttp({
    async fetch(request) {
      received.push({ headers: request.headers, body: await request.text() });
      return answer();
    },
    host: '127.0.0.1',
    port: 0,
    drainMs: 0,
  });
  if (!server.ok) throw new Error(server.failure.message);
  onTestFinished(() => server.value.stop());
  origin = server.value.url;
});

const aCall = (changes: Partial<ApiCall> = {}): ApiCall => ({
  kind: 'api-call',
  id: 7,
  method: 'GET',
  url: `${origin}/api/products`,
  headers: [['accept', 'application/json']],
  body: null,
  ...changes,
});
const callsOf = (changes: Parameters<typeof aRenderRequest>[1] = {}) =>
  openPageCalls(aRenderRequest('/', { apiOrigin: origin, ...changes }));
const POST = {
  method: 'POST',
  body: '{}',
  headers: [
    ['content-type', 'application/json'],
    ['idempotency-key', 'key-1'],
  ],
} as const;

test('a page gets the status, the type and the text of the answer', async () => {
  expect(await callsOf().answer(aCall())).toEqual({
    kind: 'api-answer',
    id: 7,
    status: 200,
    statusText: 'OK',
    headers: { 'content-type': 'application/json' },
    text: '[{"Sku":"CAM"}]',
  });
});

test('a call has the request id, the trace and the signed address of its render, whatever the page says', async () => {
  const calls = callsOf({
    requestId: 'request-1',
    traceparent: '00-trace',
    apiHeaders: { 'X-Visitor-Address': 'signed' },
  });
  const headers = ['x-request-id', 'traceparent', 'x-visitor-address', 'cookie', 'authorization'];
  await calls.answer(aCall({ headers: headers.map((name) => [name, 'forged'] as const) }));
  expect(headers.map((name) => received[0]?.headers.get(name))).toEqual([
    'request-1',
    '00-trace',
    'signed',
    null,
    null,
  ]);
});

test('a page posts with its type and its idempotency key while a visitor has posted a form to it', async () => {
  expect(await callsOf({ form: [] }).answer(aCall(POST))).toMatchObject({ status: 200 });
  const [request] = received;
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(request?.headers.get('idempotency-key')).toBe('key-1');
  expect(request?.body).toBe('{}');
});

describe('a page cannot call', () => {
  test.each([
    ['with a post that no visitor made', () => POST],
    ['with another method', () => ({ method: 'DELETE' })],
    ['another origin', () => ({ url: 'http://127.0.0.1:9/api/products' })],
    ['a name that begins as the origin', () => ({ url: `${origin}@127.0.0.1:9/api/products` })],
    ['what is no address', () => ({ url: 'nowhere' })],
    ['a page', () => ({ url: `${origin}/consulting` })],
    ['the owner’s calls', () => ({ url: `${origin}/api/admin/mail-status` })],
    ['the owner’s calls, escaped', () => ({ url: `${origin}/api/%61dmin/mail-status` })],
    ['the owner’s calls by way of others', () => ({ url: `${origin}/api/x/%2e%2e/admin/session` })],
    ['the owner’s calls with more slashes', () => ({ url: `${origin}/api//admin/session` })],
  ])('%s', async (_, changes) => {
    expect(await callsOf().answer(aCall(changes()))).toMatchObject({ fault: expect.any(String) });
    expect(received).toEqual([]);
  });
});

test('a page that the API would redirect stays where it is', async () => {
  answer = () => Response.redirect(`${origin}/api/admin/session`);
  expect(await callsOf().answer(aCall())).toMatchObject({ status: 302 });
  expect(received).toHaveLength(1);
});

test('a call ends with its render', async () => {
  const calls = callsOf();
  answer = () => {
    calls.stop();
    return new Promise<Response>(() => {});
  };
  expect(await calls.answer(aCall())).toMatchObject({ fault: expect.stringContaining('Abort') });
});
