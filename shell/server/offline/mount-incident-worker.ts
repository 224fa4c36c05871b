import { readFileSync } from 'node:fs';
import type { ServerEnv } from '@app/http-server/request-context';
import { INCIDENT_WORKER, paths } from '@app/site/paths';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';

const script = readFileSync(new URL('./incident-worker.js', import.meta.url), 'utf8');

/** The worker only fetches, and only from this site. */
const POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the service worker of the incident page. It is asked for again at every visit. */
export function mountIncidentWorker(app: Hono<ServerEnv>): void {
  app.get(INCIDENT_WORKER, etag(), (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Security-Policy', POLICY);
    // Otherwise code of any page could let it answer for the owner's, from a cache that the code fills.
    c.header('Service-Worker-Allowed', paths.incident);
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
}
