import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';
import type { Store } from '../domain/store.ts';
import { answerFailure, httpFailure } from './failures.ts';

interface Dependencies {
  readonly store: Store;
  readonly log: Log;
  readonly isDraining: () => boolean;
}

/** `/healthz` says that the process runs; `/readyz` that it can serve visitors. */
export function mountHealth(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  app.get('/readyz', async (c) => {
    if (dependencies.isDraining()) {
      return answerFailure(c, httpFailure(503, 'unavailable', 'Shutting down'));
    }
    try {
      await dependencies.store.ping();
    } catch (fault) {
      dependencies.log.error({ err: fault, id: c.get('requestId') }, 'store does not answer');
      return answerFailure(c, httpFailure(503, 'unavailable', 'The store does not answer'));
    }
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
}
