import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ANSWER_SECONDS } from '@app/contracts/endpoint';
import { endpoints } from '@app/contracts/endpoints';
import { failureBody, systemDown } from '@app/contracts/failure';
import type { Log } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { TRACE_HEADER } from '@app/http-server/trace';
import { VISITOR_ADDRESS_HEADER } from '@app/http-server/visitor-address';
import { type Context, Hono } from 'hono';

interface Forwarding {
  readonly apiOrigin: string;
  readonly trustedHops: number;
  readonly site: { readonly company: { readonly phone: { readonly shown: string } } };
  readonly log: Log;
  readonly answerSeconds?: Readonly<Record<keyof typeof ANSWER_SECONDS, number>>;
}

/** Probes want to know within a second. */
const READY_SECONDS = 0.9;

/**
 * Used when the API runs in another process: forwards `/api/*` and `/readyz` to it, and answers
 * `/healthz` for this process. The API should trust one proxy more than this process does. An API that
 * hangs costs a visitor no more than `answerSeconds`.
 */
export function forwardApi(options: Forwarding): Hono<ServerEnv> {
  const { apiOrigin, trustedHops, site, log, answerSeconds = ANSWER_SECONDS } = options;
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log, trustedHops }));
  const forward = async (c: Context<ServerEnv>, seconds: number, failed: () => Response) => {
    try {
      return asResponse(c.req.method, await call(c, apiOrigin, seconds));
    } catch (fault) {
      log.error({ id: c.get('requestId'), fault: String(fault) }, 'the API cannot be reached');
      return failed();
    }
  };
  const forwardWithin = (seconds: number) => (c: Context<ServerEnv>) =>
    forward(c, seconds, () => {
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
      const message = isRead ? NOT_AVAILABLE : systemDown(site.company.phone.shown);
      c.header('Retry-After', '5');
      c.header('Cache-Control', 'no-store');
      return c.json(failureBody('unavailable', message), 502);
    });
  for (const { method, path, takesLong, files } of endpoints) {
    if (files.length > 0) app.on(method, path, forwardWithin(answerSeconds.upload));
    else if (takesLong) app.on(method, path, forwardWithin(answerSeconds.long));
  }
  app.all('/api/*', forwardWithin(answerSeconds.usual));
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  app.get('/readyz', (c) =>
    forward(c, READY_SECONDS, () => {
      const problem = 'The API does not answer';
      c.header('Cache-Control', 'no-store');
      return c.json({ ...failureBody('unavailable', problem), problems: [problem] }, 503);
    }),
  );
  return app;
}

const NOT_AVAILABLE = 'This is not available right now. Please try again.';

/**
 * Not by `fetch`, which unpacks what the API has compressed. Ends when the visitor leaves, and when the
 * first byte of the answer is late.
 */
async function call(
  c: Context<ServerEnv>,
  apiOrigin: string,
  seconds: number,
): Promise<IncomingMessage> {
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
  const patience = patienceFor(seconds, (late) => request.destroy(late));
  request.on('response', resolve).on('error', reject);
  if (raw.body) {
    // What goes wrong with the body goes wrong with the request, whose fault is the one that counts.
    pipeline(passedOn(raw.body, patience), request).catch(reject);
  } else {
    request.end();
    patience.begin();
  }
  return answered.finally(patience.end);
}

interface Patience {
  begin(): void;
  pause(): void;
  end(): void;
}

function patienceFor(seconds: number, onLate: (late: Error) => void): Patience {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const pause = () => clearTimeout(timer);
  return {
    begin() {
      const late = () => onLate(new Error(`no answer within ${seconds} s`));
      if (!ended) timer = setTimeout(late, seconds * 1000);
    },
    pause,
    end() {
      ended = true;
      pause();
    },
  };
}

/** The API gets no time that a slow visitor needs to send the next piece. */
async function* passedOn(
  body: ReadableStream<Uint8Array>,
  patience: Patience,
): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    patience.begin();
    yield piece;
    patience.pause();
  }
  patience.begin();
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
