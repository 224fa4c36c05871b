import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isWebhookSecret, isWebhookUrl, signature, webhookSender } from './webhook-sender.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = { id: 'inc-1-webhook-0f', body: '{"type":"lead.received"}' };
const NOW = new Date('2025-06-02T10:00:00.999Z');

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
let server: Server;
let received: Received[];
let answer: (response: ServerResponse) => void;
let url: string;

beforeEach(async () => {
  received = [];
  answer = (response) => response.writeHead(204).end();
  server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    answer(response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=hidden`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const sender = (deadlineMs?: number) =>
  webhookSender({ url, secret: SECRET, now: () => NOW, ...(deadlineMs ? { deadlineMs } : {}) });
const send = () => sender().send(message);

test('a message is signed as the example of Standard Webhooks', () => {
  const signed = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}';
  expect(signature(SECRET, signed)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('what arrives can be verified with the secret, its id and the time of the attempt', async () => {
  expect(await send()).toEqual({ ok: true, value: undefined });
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(body).toBe(message.body);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': '1748858400',
  });
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const mac = createHmac('sha256', key).update(`${message.id}.1748858400.${body}`);
  expect(headers['webhook-signature']).toBe(`v1,${mac.digest('base64')}`);
});

describe('a message fails', () => {
  test.each([
    [500, 'temporary'],
    [503, 'temporary'],
    [429, 'temporary'],
    [408, 'temporary'],
    [404, 'permanent'],
    [401, 'permanent'],
    [410, 'permanent'],
  ] as const)('after status %i: %s', async (status, kind) => {
    answer = (response) => response.writeHead(status).end('x'.repeat(100_000));
    expect(await send()).toEqual({ ok: false, failure: { kind, reason: `answered ${status}` } });
  });

  test('after a redirect, which is not followed', async () => {
    answer = (response) => response.writeHead(307, { location: url }).end();
    expect(await send()).toMatchObject({ ok: false, failure: { kind: 'temporary' } });
    expect(received).toHaveLength(1);
  });

  test('when the receiver does not answer in time, and when the process stops', async () => {
    answer = () => {};
    const late = await sender(50).send(message);
    expect(late).toEqual({
      ok: false,
      failure: { kind: 'temporary', reason: 'no answer: TimeoutError' },
    });
    const closing = sender();
    // A busy machine may not have received the late one.
    const before = received.length;
    const sent = closing.send(message);
    await expect.poll(() => received.length).toBeGreaterThan(before);
    closing.close();
    expect(await sent).toMatchObject({ failure: { reason: 'no answer: AbortError' } });
  });

  test('when the receiver is away, with a reason that has no address', async () => {
    const unused = url;
    await new Promise((resolve) => server.close(resolve));
    const away = await webhookSender({ url: unused, secret: SECRET, now: () => NOW }).send(message);
    expect(away).toMatchObject({ ok: false, failure: { kind: 'temporary' } });
    expect(JSON.stringify(away)).not.toMatch(/127\.0\.0\.1|hidden/);
    server = createServer().listen(0);
  });
});

test.each([
  ['https://hooks.example/a?b=c', true],
  ['http://localhost:9000/hook', true],
  ['http://127.0.0.1/hook', true],
  ['http://[::1]:9/hook', true],
  ['http://hooks.example/a', false],
  ['http://localhost.evil.example/', false],
  ['https://user:password@hooks.example/', false],
  ['ftp://localhost/', false],
  ['file:///etc/passwd', false],
  ['hooks.example', false],
])('%s as the address of a webhook: %s', (address, isOne) => {
  expect(isWebhookUrl(address)).toBe(isOne);
});

test.each([
  [SECRET, true],
  [`whsec_${'A'.repeat(88)}`, false],
  ['whsec_c2hvcnQ=', false],
  ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', false],
  ['whsec_', false],
  ['whsec_not base64 at all, but long', false],
])('%s as its secret: %s', (secret, isOne) => {
  expect(isWebhookSecret(secret)).toBe(isOne);
});
