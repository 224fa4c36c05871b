import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';

const source = readFileSync(new URL('./start-script.js', import.meta.url), 'utf8');
const script = source.replace(/^ *\/\/.*\n/gm, '');
const hash = createHash('sha256').update(script);

/** The script that asks for the others after the first paint. */
export const startScript = {
  url: `/start-${hash.copy().digest('base64url').slice(0, 8)}.js`,
  integrity: `sha256-${hash.copy().digest('base64')}`,
  bytes: Buffer.byteLength(script),
};

export function mountStartScript(app: Hono<ServerEnv>): void {
  app.get(startScript.url, (c) => {
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
}
