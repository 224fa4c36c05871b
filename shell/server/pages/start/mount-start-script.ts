import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { acceptedCodings } from '@app/http-server/accepted-codings';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';

const source = readFileSync(new URL('./start-script.js', import.meta.url), 'utf8');
const script = Buffer.from(source.replace(/^ *\/\/.*\n/gm, '').replace(/^ +/gm, ''));
const hash = createHash('sha256').update(script);
const copies = { br: brotliCompressSync(script), gzip: gzipSync(script) };

/** The script that asks for the others after the first paint. */
export const startScript = {
  url: `/start-${hash.copy().digest('base64url').slice(0, 8)}.js`,
  integrity: `sha256-${hash.copy().digest('base64')}`,
  /** Compressed. */
  bytes: copies.br.length,
};

export function mountStartScript(app: Hono<ServerEnv>): void {
  app.get(startScript.url, (c) => {
    const [coding] = acceptedCodings(c.req.header('accept-encoding'));
    return c.body(Uint8Array.from(coding ? copies[coding] : script), 200, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'text/javascript; charset=utf-8',
      Vary: 'Accept-Encoding',
      ...(coding ? { 'Content-Encoding': coding } : {}),
    });
  });
}
