import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { systemDown } from '@app/contracts/failure';
import { cameByHttps } from '@app/http-server/client-address';
import { createLogger } from '@app/http-server/logger';
import { serveHttp } from '@app/http-server/serve-http';
import { sampleConfig } from '@app/site/testing/sample-site';
import { describe, expect, onTestFinished, test } from 'vitest';
import { forwardApi } from './forward-api.ts';

type Fetch = Parameters<typeof serveHttp>[0]['fetch'];

async function serve(fetch: Fetch): Promise<string> {
  const server = await serveHttp({ fetch, host: '127.0.0.1', port: 0 });
  if (!server.ok) throw new Error(server.failure.message);
  onTestFinished(() => server.value.stop());
  return server.value.url;
}

/** Forwards calls to an API. */
async function forwardTo(
  apiOrigin: string,
  options: Partial<Parameters<typeof forwardApi>[0]> = {},
): Promise<string> {
  const log = createLogger({ level: 'silent', name: 'test' });
  const site = sampleConfig;
  const app = forwardApi({ apiOrigin, trustedHops: 0, site, log, ...options });
  return serve(app.fetch as Fetch);
}

/** Forwards calls to an API that answers with what it received. */
async function forwarding(trustedHops = 0): Promise<string> {
  const api = await serve(async (received) =>
    Response.json(
      { headers: Object.fromEntries(received.headers), body: await received.text() },
      { headers: { 'Set-Cookie': 'admin-device=new; HttpOnly' } },
    ),
  );
  return forwardTo(api, { trustedHops });
}

describe('a call that is forwarded to the API', () => {
  test.each([
    ['waits for 100 Continue', { Expect: '100-continue' }, 'expect'],
    ['offers another protocol', { Connection: 'Upgrade', Upgrade: 'h2c' }, 'upgrade'],
    ['names a header in Connection', { Connection: 'close, x-hop', 'X-Hop': '1' }, 'x-hop'],
    ['accepts trailers', { TE: 'trailers' }, 'te'],
    ['claims the address of a visitor', { 'X-Visitor-Address': '1.2.3.4' }, 'x-visitor-address'],
  ])('arrives without its hop-by-hop header when it %s', async (_, headers, dropped) => {
    const url = await forwarding();
    const call = request(`${url}/api/contact`, { method: 'POST', headers, agent: false });
    call.end('hello');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    const received = JSON.parse(await text(answer));
    expect(received.body).toBe('hello');
    expect(received.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(Object.keys(received.headers)).not.toContain(dropped);
  });

  test('that claims to be encrypted is not believed by an API that trusts this server alone', async () => {
    const url = await forwarding();
    const answer = await fetch(`${url}/api/products`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    const list = (await answer.json()).headers['x-forwarded-proto'];
    expect(list).toBe('https, http');
    expect(cameByHttps(false, list, 1)).toBe(false);
  });

  test('that was encrypted up to a trusted proxy is so for an API that trusts both', async () => {
    const url = await forwarding(1);
    const answer = await fetch(`${url}/api/products`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    expect(cameByHttps(false, (await answer.json()).headers['x-forwarded-proto'], 2)).toBe(true);
  });

  test('takes the cookie of a known device along, and brings the new one back', async () => {
    const url = await forwarding();
    const answer = await fetch(`${url}/api/admin/mail-status`, {
      method: 'POST',
      headers: { Cookie: 'admin-device=old' },
    });
    expect((await answer.json()).headers.cookie).toBe('admin-device=old');
    expect(answer.headers.getSetCookie()).toEqual(['admin-device=new; HttpOnly']);
  });
});

describe('an answer of the API', () => {
  const list = JSON.stringify(Array(5000).fill('a product'));

  async function passedOn(answer: Fetch, headers: Record<string, string> = {}) {
    const url = await forwardTo(await serve(answer));
    const call = request(`${url}/api/products`, { headers, agent: false }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return { call, response };
  }

  test('arrives as it was compressed, with its ETag and Vary', async () => {
    const sent = brotliCompressSync(list);
    const headers = {
      'Content-Encoding': 'br',
      ETag: '"v1-br"',
      Vary: 'Accept-Encoding',
      'Keep-Alive': 'timeout=5',
    };
    let accepted: string | null = null;
    const api: Fetch = (received) => {
      accepted = received.headers.get('accept-encoding');
      return new Response(new Uint8Array(sent), { headers });
    };
    const { response } = await passedOn(api, { 'Accept-Encoding': 'br' });
    expect(accepted).toBe('br');
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      etag: '"v1-br"',
      vary: 'Accept-Encoding',
    });
    expect(Buffer.concat(await response.toArray())).toEqual(sent);
  });

  test('without a body is passed on', async () => {
    const { response } = await passedOn(() => new Response(null, { status: 304 }));
    expect(response.statusCode).toBe(304);
    expect(await text(response)).toBe('');
  });

  test('keeps each of several cookies', async () => {
    const headers: [string, string][] = [
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ];
    const { response } = await passedOn(() => new Response('', { headers }));
    expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  /** Sends one piece and then no more. */
  function endless() {
    const cancelled = Promise.withResolvers<void>();
    const controllers: ReadableStreamDefaultController[] = [];
    const body = new ReadableStream({
      start(controller) {
        controllers.push(controller);
        controller.enqueue(new TextEncoder().encode('first'));
      },
      cancel: () => cancelled.resolve(),
    });
    return { body, cancelled: cancelled.promise, cut: () => controllers[0]?.error(new Error('x')) };
  }

  test('is passed on while it arrives, and ends when the visitor leaves', async () => {
    const { body, cancelled } = endless();
    const { call, response } = await passedOn(() => new Response(body));
    expect(String((await once(response, 'data'))[0])).toBe('first');
    response.on('error', () => {});
    call.on('error', () => {}).destroy();
    await cancelled;
  });

  test('that is cut off is cut off for the visitor', async () => {
    const { body, cut } = endless();
    const { response } = await passedOn(() => new Response(body));
    await once(response, 'data');
    const closed = once(response, 'error');
    cut();
    expect((await closed)[0]).toMatchObject({ code: 'ECONNRESET' });
  });

  test('that never comes is a 502 in words', async () => {
    const url = await forwardTo('http://127.0.0.1:9');
    const answer = await fetch(`${url}/api/products`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });
});

describe('an API that hangs', () => {
  const answerSeconds = { usual: 0.3, long: 0.9, upload: 0.6 };

  /** Takes connections and what is sent on them, and never answers. */
  async function hanging({ reads = true } = {}): Promise<string> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      if (reads) socket.resume();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function answered(url: string, init: RequestInit = {}) {
    const began = performance.now();
    const answer = await fetch(url, init);
    return { answer, seconds: (performance.now() - began) / 1000 };
  }

  test('costs an order a few seconds, and the answer says what to do', async () => {
    const url = await forwardTo(await hanging(), { answerSeconds });
    const headers = { 'Content-Type': 'application/json' };
    const { answer, seconds } = await answered(`${url}/api/order-confirmation`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(answer.status).toBe(502);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { shown } = sampleConfig.company.phone;
    expect(await answer.json()).toMatchObject({ code: 'unavailable', message: systemDown(shown) });
    expect(seconds).toBeGreaterThan(0.25);
    expect(seconds).toBeLessThan(0.85);
  });

  test.each([
    ['POST', '/api/security-assessment'],
    ['POST', '/api/proposal'],
    ['GET', '/api/plans/0123456789abcdef0123456789abcdef/pdf'],
  ])('gets longer for a report or a plan: %s %s', async (method, path) => {
    const url = await forwardTo(await hanging(), { answerSeconds });
    const { answer, seconds } = await answered(url + path, { method });
    expect(answer.status).toBe(502);
    expect(seconds).toBeGreaterThan(0.85);
  });

  test('makes this process not ready within a second', async () => {
    const url = await forwardTo(await hanging());
    const { answer, seconds } = await answered(`${url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ problems: ['The API does not answer'] });
    // 0.9 s, and what a busy machine adds.
    expect(seconds).toBeLessThan(1.5);
  });

  test('or is away makes this process not ready', async () => {
    const { answer } = await answered(`${await forwardTo('http://127.0.0.1:9')}/readyz`);
    expect(answer.status).toBe(503);
  });

  test('in the middle of an upload ends it', async () => {
    const url = await forwardTo(await hanging({ reads: false }), { answerSeconds });
    const { answer } = await answered(`${url}/api/admin/upload`, {
      method: 'POST',
      body: new Uint8Array(32 * 1024 * 1024),
    });
    expect(answer.status).toBe(502);
  });

  /** Sends pieces with pauses between them. */
  const slowBody = (pieces: number, pauseMs: number) =>
    new ReadableStream({
      async pull(controller) {
        await delay(pauseMs);
        pieces -= 1;
        if (pieces < 0) controller.close();
        else controller.enqueue(new TextEncoder().encode('piece'));
      },
    });

  test.each(['/api/admin/upload', '/api/order-confirmation'])(
    'is not to blame for a visitor who sends slowly: %s',
    async (path) => {
      const api = await serve(async (received) => new Response(await received.text()));
      const seconds = { usual: 0.15, long: 0.15, upload: 0.15 };
      const url = await forwardTo(api, { answerSeconds: seconds });
      const init = { method: 'POST', body: slowBody(5, 200), duplex: 'half' } as RequestInit;
      const { answer } = await answered(url + path, init);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('piece'.repeat(5));
    },
  );

  test('after the first byte of its answer gets more time', async () => {
    const api = await serve(() => new Response(slowBody(4, 200)));
    const url = await forwardTo(api, { answerSeconds });
    const { answer } = await answered(`${url}/api/products/search?q=a`);
    expect(await answer.text()).toBe('piece'.repeat(4));
  });
});
