import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { releaseFolder } from '@app/federation/releases';
import { acceptedCodings } from '@app/http-server/accepted-codings';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context, Hono } from 'hono';
import { sendFilm } from './send-film.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const safeFile = /^[\w][\w.-]*$/;

/** Files of releases under `/r/name/version/`, compressed when they were built, cached for ever. */
export function mountReleaseFiles(app: Hono<ServerEnv>, releases: string): void {
  app.get('/r/:name/:version/:file', async (c) => {
    const { name, version, file } = c.req.param();
    const known = [name, version, file].every((part) => safeFile.test(part));
    if (!known) return c.text('Not found', 404);
    const found = path.join(releaseFolder(releases, name, version), file);
    const type = types[path.extname(file)];
    // Server bundles and descriptions lie in the same folder and are nobody's business.
    if (!type) return c.text('Not found', 404);
    return type.startsWith('video/')
      ? sendFilm(c, found, { type, caching: IMMUTABLE })
      : sendFile(c, found);
  });
}

async function sendFile(c: Context<ServerEnv>, file: string): Promise<Response> {
  for (const { coding, suffix } of encodings(c.req.header('accept-encoding'))) {
    const found = await stat(file + suffix).catch(() => undefined);
    if (!found?.isFile()) continue;
    const headers = new Headers({
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': String(found.size),
      'Cache-Control': IMMUTABLE,
      Vary: 'Accept-Encoding',
    });
    if (coding) headers.set('Content-Encoding', coding);
    // Nobody would read, and so close, the file behind the answer to a HEAD.
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const body = Readable.toWeb(createReadStream(file + suffix)) as ReadableStream;
    return new Response(body, { headers });
  }
  return new Response('Not found', { status: 404 });
}

const suffixes = { br: '.br', gzip: '.gz' } as const;

const encodings = (accepted: string | undefined) => [
  ...acceptedCodings(accepted).map((coding) => ({ coding, suffix: suffixes[coding] })),
  { coding: undefined, suffix: '' },
];
