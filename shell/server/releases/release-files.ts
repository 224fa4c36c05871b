import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIntact } from '@app/federation/integrity';
import type { Release } from '@app/federation/registry';
import { storedFile } from '@app/federation/release-paths';
import { acceptedCodings } from '@app/http-server/accepted-codings';
import type { Log } from '@app/http-server/logger';
import { networkOf } from '@app/http-server/network-of';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { HealthCounts } from '../release-control/port.ts';
import { createDescribedFiles, type KnownRegistry } from './described-files.ts';
import { createDictionaryCopies, dictionaryFor } from './dictionary-copies.ts';
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
/** Builds make compressed copies of these. */
const compressed = ['.js', '.css', '.svg'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
const safeFile = /^[\w][\w.-]*$/;

/**
 * Serves files of releases, compressed when they were built, cached for ever: under `/r/name/` by their
 * content, and under `/r/name/version/` those of older releases. Nothing is sent that has no hash in a
 * description which the registry vouches for. A file that differs from its hash is damaged: another
 * encoding is sent, or a 503 that no browser caches.
 */
export function mountReleaseFiles(
  app: Hono<ServerEnv>,
  releases: string,
  registry: KnownRegistry,
  counts: Pick<HealthCounts, 'missing'>,
  log: Log,
): void {
  const described = createDescribedFiles(releases, registry, log);
  const read = createCheckedBytes(releases);
  const dictionaryCopy = createDictionaryCopies(described, (release, file) =>
    read(release, file, ''),
  );
  /** Damaged files that were logged, so that each is logged once. */
  const reported = new Set<string>();

  app.get('/r/:name/:file', async (c) => {
    const { name, file } = c.req.param();
    return isServed(name, file) ? send(c, file, await described.ofContent(name, file)) : absent(c);
  });

  app.get('/r/:name/:version/:file', async (c) => {
    const { name, version, file } = c.req.param();
    if (!isServed(name, version, file)) return absent(c);
    const release = await described.ofVersion(name, version);
    return send(c, file, release?.byContent ? undefined : release);
  });

  async function send(
    c: Context<ServerEnv>,
    file: string,
    release: Release | undefined,
  ): Promise<Response> {
    const extension = path.extname(file);
    const type = types[extension] ?? '';
    const integrity = release?.integrity?.[file];
    if (!release || !integrity) return absent(c);
    const dictionary = dictionaryFor(release, file);
    if (dictionary) {
      const available = c.req.header('available-dictionary');
      const copy = await dictionaryCopy(release, file, available, c.req.header('accept-encoding'));
      if (copy) return sendBytes(c, copy, { type, caching: IMMUTABLE, coding: 'dcb', dictionary });
    }
    for (const { coding, suffix } of compressed.includes(extension) ? encodings(c) : [asItIs]) {
      const bytes = await read(release, file, suffix);
      if (typeof bytes !== 'string') {
        const caching = IMMUTABLE;
        if (type.startsWith('video/')) return sendFilm(c, bytes, { type, caching, integrity });
        return sendBytes(c, bytes, { type, caching, coding, dictionary });
      }
      if (bytes === 'damaged' || suffix === '') report(release, file + suffix);
    }
    const network = networkOf(c.get('clientAddress') ?? '');
    counts.missing({ part: release.name, version: release.version }, network);
    c.header('Cache-Control', 'no-store');
    return c.text('This file is damaged', 503);
  }

  function report({ name, version }: Release, file: string): void {
    const key = `${name} ${version} ${file}`;
    if (reported.has(key)) return;
    reported.add(key);
    log.error({ remote: name, version, file }, 'release file is damaged');
  }
}

/** Server bundles and descriptions have no type, and are not served. */
const isServed = (...parts: readonly string[]): boolean =>
  parts.every((part) => safeFile.test(part)) &&
  types[path.extname(parts.at(-1) ?? '')] !== undefined;

const absent = (c: Context): Response => c.text('Not found', 404);

interface Sent {
  readonly type: string;
  readonly caching: string;
  readonly coding: string | undefined;
  /** What the browser may use the file for, once it is replaced. */
  readonly dictionary: string | undefined;
}

function sendBytes(c: Context, bytes: Buffer<ArrayBuffer>, sent: Sent): Response {
  const headers = new Headers({
    'Content-Type': sent.type,
    'Content-Length': String(bytes.length),
    'Cache-Control': sent.caching,
    Vary: sent.dictionary ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
  });
  if (sent.dictionary) headers.set('Use-As-Dictionary', sent.dictionary);
  if (sent.coding) headers.set('Content-Encoding', sent.coding);
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers });
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

/** More than the files of the live releases with their compressed copies. */
const REMEMBERED_BYTES = 24 * 1024 * 1024;

/** Reads a file of a release, or a compressed copy of it (`suffix`). */
type ReadChecked = (
  release: Release,
  file: string,
  suffix: string,
) => Promise<Buffer<ArrayBuffer> | 'missing' | 'damaged'>;

/**
 * Reads files and compares them with the hash in their release. What is sent is what was compared: the
 * bytes are kept in memory, and not read again.
 */
function createCheckedBytes(releases: string): ReadChecked {
  const checked = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  return async (release, file, suffix) => {
    const integrity = release.integrity?.[file];
    if (!integrity) return 'missing';
    const found = checked.get(integrity + suffix);
    if (found) return found;
    const stored = storedFile(releases, release, file + suffix);
    const bytes = await readFile(stored).catch((fault: NodeJS.ErrnoException) => fault.code);
    if (bytes === 'ENOENT') return 'missing';
    // A file that cannot be read, such as one of bad blocks, is as good as damaged.
    if (!Buffer.isBuffer(bytes) || !isIntact(stored, bytes, integrity)) return 'damaged';
    checked.set(integrity + suffix, bytes);
    return bytes;
  };
}
