import { createLogger } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { INCIDENT_WORKER } from '@app/site/paths';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountIncidentWorker } from './mount-incident-worker.ts';

test('the service worker is a script that browsers ask for again, and may fetch from this site only, for the incident page alone', async () => {
  const app = new Hono<ServerEnv>();
  const log = createLogger({ level: 'silent', name: 'test' });
  app.use(requestContext({ log, trustedHops: 0 }));
  mountIncidentWorker(app);
  const { status, headers } = await app.request(INCIDENT_WORKER);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; connect-src 'self';/,
  );
  expect(headers.get('service-worker-allowed')).toBe('/incident');
  const again = await app.request(INCIDENT_WORKER, {
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
