import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { cameByHttps, clientAddress } from './client-address.ts';
import type { Log } from './logger.ts';
import { isListenedTo, recordSpan } from './telemetry-channel.ts';
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

const validId = /^[\w-]{8,64}$/;
const secretInPath = /[0-9a-f]{32}|(?<=\/plans\/)[^/]+/g;

/** For everything but pages, films and the service worker, which set their own: a file that is opened by itself runs nothing. */
const NOTHING_ALLOWED =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What no page uses. */
export const UNUSED_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
/** What only pages of the owner may use: code of a remote cannot ask for the owner's passkey. */
const OWNER_FEATURES = 'publickey-credentials-create=(), publickey-credentials-get=()';

const commonHeaders = [
  ['Content-Security-Policy', NOTHING_ALLOWED],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', `${UNUSED_FEATURES}, ${OWNER_FEATURES}`],
] as const;
const HSTS = 'max-age=31536000; includeSubDomains';

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
    if (namesSeveralHosts(c)) c.res = c.text('A request names one Host', 400);
    else await next();
    addMissing(c, headers);
    logRequest(options.log, c, started);
    recordRequest(c, performance.now() - started);
  };
};

/** Of two Host lines a proxy may believe one and we the other; RFC 9112 section 3.2 asks for a 400. */
const namesSeveralHosts = (c: Context<ServerEnv>): boolean => {
  const raw = c.env?.incoming?.rawHeaders ?? [];
  return raw.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
};

/** Sets the headers before the handler runs, so that its answer need not be copied. */
function presetHeaders(c: Context<ServerEnv>, trustedHops: number): [string, string][] {
  const asked = c.req.header('x-request-id');
  const id = asked && validId.test(asked) ? asked : randomUUID();
  c.set('requestId', id);
  c.set('trace', traceOf(c.req.header(TRACE_HEADER)));
  const headers: [string, string][] = [['X-Request-Id', id]];
  for (const [name, value] of commonHeaders) headers.push([name, value]);
  const socket = c.env?.incoming?.socket;
  const encrypted = socket !== undefined && 'encrypted' in socket && socket.encrypted === true;
  const https = cameByHttps(encrypted, c.req.header('x-forwarded-proto'), trustedHops);
  c.set('cameByHttps', https);
  if (https) {
    headers.push(['Strict-Transport-Security', HSTS]);
  }
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

function logRequest(log: Log, c: Context<ServerEnv>, started: number): void {
  const { status } = c.res;
  const entry = {
    id: c.get('requestId'),
    trace: c.get('trace').traceId,
    method: c.req.method,
    // Anyone with the link can open an order, a report or a plan, so its token stays out of the log.
    path: c.req.path.replace(secretInPath, ':token'),
    status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    address: c.get('clientAddress'),
  };
  if (status >= 500) log.warn(entry, 'request');
  else log.info(entry, 'request');
}

/**
 * Records an answered request, under the pattern of its route: a path or a query may hold what a
 * visitor typed. Names are those of
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/#http-server
 * @param ms since it arrived.
 */
function recordRequest(c: Context<ServerEnv>, ms: number): void {
  if (!isListenedTo()) return;
  const { traceId, spanId, parentSpanId } = c.get('trace');
  // Handlers for any path, such as that of the pages, say themselves what they have answered.
  const route = c.get('route') ?? routePath(c);
  const { status } = c.res;
  const releases = c.res.headers.get('X-Releases');
  recordSpan({
    name: `${c.req.method} ${route}`,
    kind: 'server',
    traceId,
    spanId,
    parentSpanId,
    ms,
    startedAt: Date.now() - ms,
    failed: status >= 500,
    attributes: {
      'http.request.method': c.req.method,
      'http.route': route,
      'http.response.status_code': status,
      ...(releases ? { 'site.releases': releases } : {}),
    },
  });
}
