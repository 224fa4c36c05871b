import type { IncomingMessage, ServerResponse } from 'node:http';
import { cameByHttps, clientAddress } from './client-address.ts';
import { commonHeaders, HSTS } from './common-headers.ts';
import type { Log } from './logger.ts';
import { reportAnswer } from './report-answer.ts';
import { isEncrypted, namesSeveralHosts, requestIdOf } from './request-context.ts';
import { TRACE_HEADER, traceOf } from './trace.ts';

/** An answer that is complete but for what differs from request to request. */
export interface ReadyAnswer {
  readonly status: number;
  /** Name and value in turn: see `readyHeaders`. */
  readonly headers: readonly string[];
  readonly body: Buffer | string | undefined;
  readonly releases: string | null;
}

/** A GET. */
export interface EarlyRequest {
  /** Path and query, as they were sent. */
  readonly target: string;
  /** Address of the visitor. */
  readonly address: string;
  readonly headers: IncomingMessage['headers'];
}

/** Says whether it has answered. */
export type AnswerEarly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Undefined: the app answers. */
export type FindReady = (request: EarlyRequest) => ReadyAnswer | undefined;

/** The headers of an answer: its own, and those that all answers have. @param own by name in lower case. */
export const readyHeaders = (own: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries({ ...commonHeaders, ...own }).flat();

const ALIVE = '{"status":"ok"}';
const alive: ReadyAnswer = {
  status: 200,
  headers: readyHeaders({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': String(ALIVE.length),
  }),
  body: ALIVE,
  releases: null,
};

/**
 * Answers before the app what is asked for most and needs no handler: `/healthz`, and what `find` has, which is pages
 * from the cache. They get the headers, the log line and the span that `requestContext` gives to all others, without
 * the objects of `fetch`, which take most of the time of a short answer. The app has all of these too: it gets
 * whatever is unusual about a request, so that nothing is decided here.
 */
export function answerEarly({
  log,
  trustedHops,
  find = () => undefined,
}: {
  readonly log: Log;
  readonly trustedHops: number;
  readonly find?: FindReady;
}): AnswerEarly {
  return (incoming, outgoing) => {
    const { method, headers, url: target = '' } = incoming;
    if (method !== 'GET' || !headers.host || namesSeveralHosts(incoming.rawHeaders)) return false;
    const started = performance.now();
    // Node joins all headers of one name that are read here.
    const header = (name: string) => headers[name] as string | undefined;
    const { remoteAddress } = incoming.socket;
    const address = clientAddress(remoteAddress, header('x-forwarded-for'), trustedHops);
    const ready = target === '/healthz' ? alive : find({ target, address, headers });
    if (!ready) return false;
    const id = requestIdOf(header('x-request-id'));
    const sent = [...ready.headers, 'x-request-id', id];
    if (cameByHttps(isEncrypted(incoming), header('x-forwarded-proto'), trustedHops)) {
      sent.push(...HSTS);
    }
    outgoing.writeHead(ready.status, sent).end(ready.body);
    const [path = target] = target.split('?', 1);
    reportAnswer(log, {
      id,
      trace: () => traceOf(header(TRACE_HEADER)),
      method,
      path,
      route: () => path,
      status: ready.status,
      ms: performance.now() - started,
      address,
      releases: () => ready.releases,
    });
    return true;
  };
}
