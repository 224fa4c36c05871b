import { failureBody } from '@app/contracts/failure';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';
import type { Readiness } from '../domain/readiness.ts';
import { answerFailure } from './failures.ts';

interface Dependencies {
  readonly readiness: { check(): Promise<Readiness> };
  readonly isDraining: () => boolean;
}

const SHUTTING_DOWN: Readiness = { problems: ['Shutting down'], notes: [] };

/**
 * `/healthz` says that the process runs; `/readyz` that an order would be taken now, or why not.
 */
export function mountHealth(app: Hono<ServerEnv>, { readiness, isDraining }: Dependencies): void {
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  app.get('/readyz', async (c) => {
    const { problems, notes } = isDraining() ? SHUTTING_DOWN : await readiness.check();
    if (problems.length > 0) {
      const body = { ...failureBody('unavailable', problems.join('; ')), problems };
      return answerFailure(c, { status: 503, body });
    }
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok', ...(notes.length > 0 ? { notes } : {}) });
  });
}
