import { readFileSync } from 'node:fs';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';

const ONE_DAY = 'public, max-age=86400';

/** The drawn icon in the company's accent; `file` names its `currentColor` on the first element. */
export function mountFavicon(app: Hono<ServerEnv>, file: string, accent: string): void {
  const drawn = readFileSync(file, 'utf8').replace(/(<svg [^>]*\bcolor=)"[^"]*"/, `$1"${accent}"`);
  app.get('/favicon.svg', (c) => {
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', ONE_DAY);
    return c.body(drawn);
  });
}
