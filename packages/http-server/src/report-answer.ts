import type { Log } from './logger.ts';
import { isListenedTo, recordSpan } from './telemetry-channel.ts';
import type { Trace } from './trace.ts';

/** A request that has its answer. */
export interface Answered {
  readonly id: string;
  /** Asked for only when it is written somewhere. */
  readonly trace: () => Trace;
  readonly method: string;
  readonly path: string;
  /** Pattern of the path: a path or a query may hold what a visitor typed. */
  readonly route: () => string;
  readonly status: number;
  /** Since it arrived. */
  readonly ms: number;
  readonly address: string;
  /** `X-Releases`. */
  readonly releases: () => string | null;
}

const secretInPath = /[0-9a-f]{32}|(?<=\/plans\/)[^/]+/g;

/** Writes the one log line of a request, and its span if there is a collector. */
export function reportAnswer(log: Log, answered: Answered): void {
  const level = answered.status >= 500 ? 'warn' : 'info';
  const isLogged = log.isLevelEnabled(level);
  if (!isLogged && !isListenedTo()) return;
  const trace = answered.trace();
  if (isLogged) log[level](entryOf(answered, trace), 'request');
  recordRequest(answered, trace);
}

const entryOf = ({ id, method, path, status, ms, address }: Answered, { traceId }: Trace) => ({
  id,
  trace: traceId,
  method,
  // Anyone with the link can open an order, a report or a plan, so its token stays out of the log.
  path: path.replace(secretInPath, ':token'),
  status,
  ms: Math.round(ms * 10) / 10,
  address,
});

/**
 * Records an answered request, under the pattern of its route. Names are those of
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/#http-server
 */
function recordRequest(
  { method, status, ms, ...asked }: Answered,
  { traceId, spanId, parentSpanId }: Trace,
): void {
  if (!isListenedTo()) return;
  const route = asked.route();
  const releases = asked.releases();
  recordSpan({
    name: `${method} ${route}`,
    kind: 'server',
    traceId,
    spanId,
    parentSpanId,
    ms,
    startedAt: Date.now() - ms,
    failed: status >= 500,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      ...(releases ? { 'site.releases': releases } : {}),
    },
  });
}
