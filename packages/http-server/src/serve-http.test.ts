import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { requestContext, type ServerEnv } from './request-context.ts';
import { type HttpServer, type ServeOptions, serveHttp } from './serve-http.ts';

// Slow: servers stop as they do in production, and one hands over to another under load.

const running: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function start(fetch: ServeOptions['fetch'], options: Partial<ServeOptions> = {}) {
  const started = await serveHttp({ fetch, host: '127.0.0.1', port: 0, ...options });
  if (!started.ok) throw new Error(started.failure.message);
  running.push(started.value);
  return started.value;
}

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

function rawRequest(
  port: number,
  text = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
): { socket: Socket; received: () => string } {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(text);
  return { socket, received: () => answer };
}
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

describe('serving HTTP', () => {
  test('answers at the url that it returns', async () => {
    const server = await start(() => new Response('hello'));
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    expect(await (await fetch(server.url)).text()).toBe('hello');
  });

  test('fails with one line when the port is taken', async () => {
    const { port } = await start(() => new Response());
    const second = await serveHttp({ fetch: () => new Response(), host: '127.0.0.1', port });
    expect(second).toEqual({
      ok: false,
      failure: {
        kind: 'address-in-use',
        message: `Port ${port} on 127.0.0.1 is already in use. Set PORT to a free port.`,
      },
    });
  });

  test('fails with one line when the host is not an address of this machine', async () => {
    const options = { fetch: () => new Response(), host: '192.0.2.1', port: 0 };
    expect(await serveHttp(options)).toEqual({
      ok: false,
      failure: {
        kind: 'unknown-host',
        message: 'This machine has no address "192.0.2.1". Set HOST to one of its addresses.',
      },
    });
  });

  test.each([
    ['two lengths', 'POST', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde'],
    [
      'a length and chunks',
      'POST',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['an unknown encoding', 'POST', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a header line without CR', 'GET', 'A: b\nC: d\r\n\r\n'],
  ])(
    'takes nothing after a request with %s, whose end a proxy may see elsewhere',
    async (_, method, rest) => {
      const served: string[] = [];
      const server = await start((request) => {
        served.push(request.url);
        return new Response('served');
      });
      const { socket, received } = rawRequest(
        server.port,
        `${method} / HTTP/1.1\r\nHost: x\r\n${rest}GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`,
      );
      await closed(socket);
      expect(received().match(/HTTP\/1\.1 /g)).toHaveLength(1);
      expect(served).not.toContainEqual(expect.stringContaining('smuggled'));
    },
  );
});

test('a request whose address and headers are longer than 16 KB gets 431 without a body', async () => {
  const { url } = await start(() => new Response('served'));
  const addressOf = (length: number) => `${url}/?q=${'x'.repeat(length)}`;
  expect((await fetch(addressOf(15_000))).status).toBe(200);
  const answer = await fetch(addressOf(17_000));
  expect(answer.status).toBe(431);
  expect(answer.headers.get('content-type')).toBeNull();
  expect(await answer.text()).toBe('');
});

describe('stopping', () => {
  test('serves on as a lame duck for the time that was set', async () => {
    const server = await start(() => new Response('still here'), { lameDuckMs: 60_000 });
    const answer = async () =>
      (await fetch(server.url, { headers: { Connection: 'close' } })).text();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stopped = server.stop();
    vi.advanceTimersByTime(59_999);
    expect(await answer()).toBe('still here');
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await stopped;
    await expect(answer()).rejects.toThrow();
  });

  test('hands over to another server on the same port without losing a request', async () => {
    const options = { sharePort: true, lameDuckMs: 200 };
    const first = await start(() => new Response('first'), options);
    const second = await start(() => new Response('second'), { ...options, port: first.port });
    const answers = new Set<string>();
    let running = true;
    const client = async () => {
      while (running) answers.add(await (await fetch(first.url)).text());
    };
    // A request that is lost rejects, and so fails the test.
    const clients = Promise.all(Array.from({ length: 8 }, client));
    await expect.poll(() => [...answers].toSorted()).toEqual(['first', 'second']);
    await first.stop();
    running = false;
    await clients;
    expect(await (await fetch(second.url)).text()).toBe('second');
  });

  test('answers every connection that waits to be accepted when it stops', async () => {
    const server = await start(() => new Response('served'));
    // The system accepts them at once; the server sees them one by one in later turns.
    const waiting = Array.from({ length: 50 }, () => rawRequest(server.port));
    await Promise.all(waiting.map(({ socket }) => once(socket, 'connect')));
    const gone = waiting.map(({ socket }) => closed(socket));
    await server.stop();
    await Promise.all(gone);
    const served = waiting.filter(({ received }) => received().endsWith('served'));
    expect(served).toHaveLength(50);
  });

  test('refuses a request that names two hosts', async () => {
    const context = requestContext({
      log: createLogger({ level: 'silent', name: 't' }),
      trustedHops: 0,
    });
    const app = new Hono<ServerEnv>().use(context).get('/', (c) => c.text('served'));
    const server = await start(app.fetch);
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n');
    await expect.poll(() => text).toMatch(/^HTTP\/1.1 400 /);
    socket.destroy();
  });

  test('lets a request in flight finish and closes its connection', async () => {
    const { open, opened } = gate();
    const arrived = gate();
    const server = await start(async (request) => {
      if (request.url.endsWith('/other')) return new Response();
      arrived.open();
      await opened;
      return new Response('whole answer');
    });
    const { socket, received } = rawRequest(server.port);
    const gone = closed(socket);
    await arrived.opened;
    const stopped = server.stop();
    await expect
      .poll(() =>
        fetch(`${server.url}/other`).then(
          () => 'served',
          () => 'refused',
        ),
      )
      .toBe('refused');
    open();
    await Promise.all([stopped, gone]);
    expect(received()).toMatch(/^HTTP\/1.1 200 /);
    expect(received()).toMatch(/^connection: close\r$/im);
    expect(received()).toContain('whole answer');
  });

  test('does not wait for an idle connection', async () => {
    // Nothing else ends the connection while the test lasts.
    const server = await start(
      (_, { incoming }) => {
        (incoming.socket as Socket & { server: Server }).server.keepAliveTimeout = 0;
        return new Response('x');
      },
      { drainMs: 600_000 },
    );
    const { socket, received } = rawRequest(server.port);
    await expect.poll(received).toContain('HTTP/1.1 200');
    await server.stop();
    socket.destroy();
  });

  test('closes the connection of an answer that had already begun', async () => {
    const begun = gate();
    const { open, opened } = gate();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from('first'));
        begun.open();
        await opened;
        controller.enqueue(Buffer.from('last'));
        controller.close();
      },
    });
    const server = await start(() => new Response(body), { drainMs: 600_000 });
    const { socket, received } = rawRequest(server.port);
    const gone = closed(socket);
    await begun.opened;
    await expect.poll(received).toContain('first');
    const stopped = server.stop();
    open();
    await Promise.all([stopped, gone]);
    expect(received()).toContain('last');
  });

  test('closes the connection of a request that takes too long', async () => {
    const arrived = gate();
    const never = () => {
      arrived.open();
      return new Promise<Response>(() => {});
    };
    const server = await start(never, { drainMs: 50 });
    const { socket } = rawRequest(server.port);
    await arrived.opened;
    const gone = closed(socket);
    await server.stop();
    await gone;
  });

  test('twice is the same as once', async () => {
    const server = await start(() => new Response('x'));
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
  });
});
