import { failureBody } from '@app/contracts/failure';
import type { Log } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';

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
  const { pathname, search } = new URL(c.req.url);
  const before = c.req.header('x-forwarded-for');
  const address = c.get('clientAddress') ?? '';
  try {
    return await proxy(apiOrigin + pathname + search, {
      ...c.req,
      headers: {
        ...endToEnd(c.req.header()),
        'x-forwarded-for': [before, address].filter(Boolean).join(', '),
        'x-request-id': c.get('requestId'),
      },
    });
  } catch (fault) {
    log.error({ id: c.get('requestId'), fault: String(fault) }, 'the API cannot be reached');
    return c.json(
      failureBody('unavailable', 'This is not available right now. Please try again.'),
      502,
    );
  }
}

/** Hop-by-hop headers, which are for the next server only; `fetch` refuses some of them. */
const hopByHop = [
  ...['connection', 'expect', 'keep-alive', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];

function endToEnd(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = headers.connection?.split(',').map((name) => name.trim().toLowerCase()) ?? [];
  const dropped = new Set([...hopByHop, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
