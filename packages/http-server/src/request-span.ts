import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { ServerEnv } from './request-context.ts';
import { isListenedTo, recordSpan } from './telemetry-channel.ts';

/**
 * Records an answered request, under the pattern of its route: a path or a query may hold what a
 * visitor typed. Names are those of
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/#http-server
 * @param ms since it arrived.
 */
export function recordRequest(c: Context<ServerEnv>, ms: number): void {
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
