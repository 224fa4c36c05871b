import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { releaseFolder } from '@app/federation/releases';
import { acceptedCodings } from '@app/http-server/accepted-codings';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context, Hono } from 'hono';
import { createDescribedFiles } from './described-files.ts';
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
/** For a release without sizes: browsers drop a file that was damaged unnoticed within the hour. */
const UNCHECKED = 'public, max-age=3600';
const safeFile = /^[\w][\w.-]*$/;

/**
 * Serves files of releases under `/r/name/version/`, compressed when they were built, cached for
 * ever. A file whose size differs from its release description is damaged: another encoding is
 * sent, or a 503 that no browser caches.
 */
export function mountReleaseFiles(app: Hono<ServerEnv>, releases: string, log: Log): void {
  const describedFiles = createDescribedFiles(releases);

  app.get('/r/:name/:version/:file', async (c) => {
    const { name, version, file } = c.req.param();
    const known = [name, version, file].every((part) => safeFile.test(part));
    const type = types[path.extname(file)];
    // Server bundles and descriptions are in the same folder and must not be served.
    const release = known && type ? await describedFiles(name, version) : undefined;
    if (!type || !release) return c.text('Not found', 404);
    const { sizes, reported } = release;
    const isFilm = type.startsWith('video/');
    const caching = sizes ? IMMUTABLE : UNCHECKED;
    let damaged = false;
    for (const { coding, suffix } of isFilm ? [asItIs] : encodings(c)) {
      const stored = file + suffix;
      const expected = sizes?.[stored];
      if (sizes && expected === undefined) continue;
      const found = path.join(releaseFolder(releases, name, version), stored);
      const size = await sizeOf(found);
      if (size !== undefined && (!sizes || size === expected)) {
        return isFilm
          ? sendFilm(c, found, { type, caching })
          : sendFile(c, found, { type, size, caching, coding });
      }
      if (!sizes) continue;
      damaged = true;
      if (reported.has(stored)) continue;
      reported.add(stored);
      log.error({ remote: name, version, file: stored, expected, size }, 'release file is damaged');
    }
    if (!damaged) return c.text('Not found', 404);
    c.header('Cache-Control', 'no-store');
    return c.text('This file is damaged', 503);
  });
}

interface Sent {
  readonly type: string;
  readonly size: number;
  readonly caching: string;
  readonly coding: string | undefined;
}

function sendFile(c: Context, file: string, { type, size, caching, coding }: Sent): Response {
  const headers = new Headers({
    'Content-Type': type,
    'Content-Length': String(size),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
  });
  if (coding) headers.set('Content-Encoding', coding);
  // The body of an answer to HEAD is never read, so its file would never be closed.
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  return new Response(body, { headers });
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

const asItIs = { coding: undefined, suffix: '' } as const;
const suffixes = { br: '.br', gzip: '.gz' } as const;

const encodings = (c: Context) => [
  ...acceptedCodings(c.req.header('accept-encoding')).map((coding) => ({
    coding,
    suffix: suffixes[coding],
  })),
  asItIs,
];
