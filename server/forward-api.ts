import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { failureBody } from '@app/contracts/failure';
import type { Log } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { TRACE_HEADER } from '@app/http-server/trace';
import { VISITOR_ADDRESS_HEADER } from '@app/http-server/visitor-address';
import { type Context, Hono } from 'hono';

/**
 * Used when the API runs in another process: forwards `/api/*` and `/readyz` to it, and answers
 * `/healthz` for this process. The API should trust one proxy more than this process does.
 */
export function forwardApi(apiOrigin: string, trustedHops: number, log: Log): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log, trustedHops }));
  app.all('/api/*', (c) => forward(c, apiOrigin, log));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => forward(c, apiOrigin, log));
  return app;
}

async function forward(c: Context<ServerEnv>, apiOrigin: string, log: Log): Promise<Response> {
  try {
    return asResponse(c.req.method, await call(c, apiOrigin));
  } catch (fault) {
    log.error({ id: c.get('requestId'), fault: String(fault) }, 'the API cannot be reached');
    return c.json(
      failureBody('unavailable', 'This is not available right now. Please try again.'),
      502,
    );
  }
}

/** Not by `fetch`, which unpacks what the API has compressed. Ends when the visitor leaves. */
async function call(c: Context<ServerEnv>, apiOrigin: string): Promise<IncomingMessage> {
  const { pathname, search } = new URL(c.req.url);
  const { method, raw } = c.req;
  const onwards = (name: string, value: string) =>
    [c.req.header(name), value].filter(Boolean).join(', ');
  const send = apiOrigin.startsWith('https:') ? requestHttps : requestHttp;
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = send(apiOrigin + pathname + search, {
    method,
    signal: raw.signal,
    headers: {
      ...endToEnd(c.req.header()),
      'x-forwarded-for': onwards('x-forwarded-for', c.get('clientAddress')),
      'x-forwarded-proto': onwards('x-forwarded-proto', c.get('cameByHttps') ? 'https' : 'http'),
      'x-request-id': c.get('requestId'),
      [TRACE_HEADER]: c.get('trace').traceparent,
    },
  });
  request.on('response', resolve).on('error', reject);
  if (raw.body) {
    // What goes wrong with the body goes wrong with the request, whose fault is the one that counts.
    pipeline(Readable.fromWeb(raw.body as NodeReadableStream), request).catch(reject);
  } else request.end();
  return answered;
}

/** Statuses without a body, for which a `Response` takes none. */
const BODILESS = [204, 205, 304];

function asResponse(method: string, answer: IncomingMessage): Response {
  const { statusCode: status = 502, headersDistinct } = answer;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(endToEnd(headersDistinct))) {
    for (const value of values) headers.append(name, value);
  }
  if (method === 'HEAD' || BODILESS.includes(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(answer) as ReadableStream, { status, headers });
}

/** For the next server only. `Host` and the signed address are for this one. */
const dropped = [
  ...['connection', 'expect', 'keep-alive', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'host'],
  VISITOR_ADDRESS_HEADER.toLowerCase(),
];

/** The headers that go on, by name in lower case. */
function endToEnd<Value extends string | string[] | undefined>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const named = String(headers.connection ?? '').split(',');
  const hopByHop = new Set([...dropped, ...named.map((name) => name.trim().toLowerCase())]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}
