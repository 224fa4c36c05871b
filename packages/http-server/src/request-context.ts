import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { cameByHttps, clientAddress } from './client-address.ts';
import { commonHeaders, HSTS } from './common-headers.ts';
import type { Log } from './logger.ts';
import { reportAnswer } from './report-answer.ts';
import { TRACE_HEADER, type Trace, traceOf } from './trace.ts';
import { VISITOR_ADDRESS_HEADER, type VisitorAddresses } from './visitor-address.ts';

/** What every handler behind `requestContext` finds in its context. */
export interface ServerEnv {
  // Absent when a request is handed to the app without a server, as tests do.
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientAddress: string;
    cameByHttps: boolean;
    trace: Trace;
    /** What a handler for any path has answered, in words that hold nothing of the visitor. */
    route?: string;
  };
}

const common = Object.entries(commonHeaders);
const validId = /^[\w-]{8,64}$/;

/** The id that a caller gave, or a new one. */
export const requestIdOf = (asked: string | undefined): string =>
  asked && validId.test(asked) ? asked : randomUUID();

/**
 * The one middleware around every request: id, common security headers and one log line. It is one
 * because five stock middleware cost six times as much per request. A header that the handler sets
 * is kept. Mounting it again further in (an app inside an app) does nothing.
 */
export const requestContext = (options: {
  readonly log: Log;
  /** Proxies in front of us whose `X-Forwarded-*` entries are believed. */
  readonly trustedHops: number;
  /** Of the API alone: reads the addresses that the page server signed. */
  readonly visitorAddresses?: Pick<VisitorAddresses, 'read'> | undefined;
}): MiddlewareHandler<ServerEnv> => {
  return async (c, next) => {
    if (c.get('requestId')) return next();
    const started = performance.now();
    const headers = presetHeaders(c, options.trustedHops);
    const signed = c.req.header(VISITOR_ADDRESS_HEADER);
    const vouched = signed && options.visitorAddresses?.read(signed);
    const called = () =>
      clientAddress(
        c.env?.incoming?.socket.remoteAddress,
        c.req.header('x-forwarded-for'),
        options.trustedHops,
      );
    c.set('clientAddress', vouched || called());
    if (namesSeveralHosts(c.env?.incoming?.rawHeaders))
      c.res = c.text('A request names one Host', 400);
    else await next();
    addMissing(c, headers);
    reportAnswer(options.log, {
      id: c.get('requestId'),
      trace: () => c.get('trace'),
      method: c.req.method,
      path: c.req.path,
      // Handlers for any path, such as that of the pages, say themselves what they have answered.
      route: () => c.get('route') ?? routePath(c),
      status: c.res.status,
      ms: performance.now() - started,
      address: c.get('clientAddress'),
      releases: () => c.res.headers.get('X-Releases'),
    });
  };
};

/** Of two Host lines a proxy may believe one and we the other; RFC 9112 section 3.2 asks for a 400. */
export function namesSeveralHosts(raw: readonly string[] = []): boolean {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Whether the caller came by https to this process itself. */
export const isEncrypted = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean =>
  'encrypted' in socket && socket.encrypted === true;

/** Sets the headers before the handler runs, so that its answer need not be copied. */
function presetHeaders(c: Context<ServerEnv>, trustedHops: number): [string, string][] {
  const id = requestIdOf(c.req.header('x-request-id'));
  c.set('requestId', id);
  c.set('trace', traceOf(c.req.header(TRACE_HEADER)));
  const headers: [string, string][] = [['x-request-id', id], ...common];
  const encrypted = c.env?.incoming?.socket !== undefined && isEncrypted(c.env.incoming);
  const https = cameByHttps(encrypted, c.req.header('x-forwarded-proto'), trustedHops);
  c.set('cameByHttps', https);
  if (https) headers.push([...HSTS]);
  for (const [name, value] of headers) c.header(name, value);
  return headers;
}

/**
 * Adds the headers to an answer that the handler made with `new Response`, which lacks those set
 * before.
 */
function addMissing(c: Context<ServerEnv>, headers: [string, string][]): void {
  if (c.res.headers.has('X-Request-Id')) return;
  const own = c.res;
  // Copied because the headers of an answer that came from `fetch` cannot be changed.
  const complete = new Response(own.body, own);
  for (const [name, value] of headers) {
    if (!complete.headers.has(name)) complete.headers.set(name, value);
  }
  c.res = undefined;
  c.res = complete;
}
