import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release } from '@app/federation/registry';
import { contentFolder, RELEASE_FILE } from '@app/federation/release-paths';
import {
  aShell,
  registryOf,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import type { ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeReleaseSets } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import type { KnownRegistry } from './described-files.ts';
import { mountReleaseFiles } from './release-files.ts';

const contents = {
  'main.js': 'plain',
  'main.css': 'css',
  'text.woff2': 'font',
  'page.html': '<script>',
  'big.js': 'x'.repeat(1_000_000),
};
const compressed = { 'main.js.br': brotliCompressSync('plain'), 'main.js.gz': gzipSync('plain') };
const releases = await temporaryFolder(afterAll);
const folderOf = (number: number) => path.join(releases, 'shell', versionOf(number));

/** A release with all files in its folder, as older programs made them. */
async function write(number: number, changes: Partial<Release> = {}) {
  const folder = folderOf(number);
  const built = await writeBuilt(
    folder,
    aShell({ version: versionOf(number), ...changes }),
    contents,
  );
  await put(folder, compressed);
  return built;
}

async function put(folder: string, files: Readonly<Record<string, string | Uint8Array>>) {
  await mkdir(folder, { recursive: true });
  for (const [file, bytes] of Object.entries(files))
    await writeFile(path.join(folder, file), bytes);
}

/** A server that knows these releases. */
async function serve(...built: Awaited<ReturnType<typeof writeBuilt>>[]) {
  const app = new Hono<ServerEnv>();
  const { log, lines } = recordedLog();
  const registry = await registryOf(...built);
  const known: KnownRegistry = { current: () => registry, refresh: async () => registry };
  mountReleaseFiles(app, releases, known, fakeReleaseSets().control.counts, log);
  const get = async (url: string, encodings?: string) => {
    const headers = encodings === undefined ? {} : { 'Accept-Encoding': encodings };
    const response = await app.request(url, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { status, headers: sent } = response;
    return { status, headers: sent, bytes, text: bytes.toString() };
  };
  return { app, get, lines };
}
type Server = Awaited<ReturnType<typeof serve>>;

const base = `/r/shell/${versionOf(1)}`;
const NOT_CACHED = 'no-store';
let server: Server;
beforeEach(async () => {
  server = await serve(await write(1));
});

describe('files of releases', () => {
  test.each([
    ['main.js', 'text/javascript; charset=utf-8'],
    ['main.css', 'text/css; charset=utf-8'],
    ['text.woff2', 'font/woff2'],
  ])('%s is %s, cached for ever', async (file, type) => {
    const { status, headers, text } = await server.get(`${base}/${file}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-length')).toBe(String(text.length));
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', compressed['main.js.br']],
    ['gzip', 'gzip', compressed['main.js.gz']],
    ['identity', null, Buffer.from('plain')],
    ['', null, Buffer.from('plain')],
    ['abridged', null, Buffer.from('plain')],
  ])('are sent in the best encoding of Accept-Encoding: %j', async (accepted, coding, bytes) => {
    const answer = await server.get(`${base}/main.js`, accepted);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('are sent uncompressed when there is no compressed copy', async () => {
    const { headers, text } = await server.get(`${base}/main.css`, 'br, gzip');
    expect(text).toBe('css');
    expect(headers.get('content-encoding')).toBeNull();
    expect(server.lines).toEqual([]);
  });

  test('answer HEAD without a body', async () => {
    const response = await server.app.request(`${base}/main.js`, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('5');
    expect(await response.text()).toBe('');
  });

  test('by their content have one address for all versions, and none in a version', async () => {
    const built = [await write(20, { byContent: true }), await write(21, { byContent: true })];
    await put(contentFolder(releases, 'shell'), { 'main.js': 'plain', ...compressed });
    const { get } = await serve(...built);
    const { status, headers } = await get('/r/shell/main.js', 'br');
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toContain('immutable');
    expect((await get(`/r/shell/${versionOf(21)}/main.js`)).status).toBe(404);
    expect((await get('/r/shell/server.mjs')).status).toBe(404);
  });
});

describe('a file that is not served', () => {
  test.each([
    `${base}/server.mjs`,
    `${base}/release.json`,
    `${base}/page.html`,
    `${base}/main.js.br`,
    `${base}/unknown.js`,
    `${base}/`,
    '/r/shell/main.js',
    `/r/shell/${versionOf(2)}/main.js`,
    `/r/unknown/${versionOf(1)}/main.js`,
    '/r/registry.json',
    `${base}/..%2f..%2f..%2foutside%2fsecret.js`,
    `${base}/..%5c..%5csecret.js`,
    `${base}/%2e%2e%2f${versionOf(1)}%2fmain.js`,
    `/r/shell/..%2f..%2foutside/secret.js`,
    `/r/%2e%2e%2f/outside/secret.js`,
    `/r/shell/%2e%2e/outside/secret.js`,
    '/r/outside/./secret.js',
    '/r/outside/%2e/secret.js',
    '/r/outside/secret.js',
    '/r/shell/1.0.0-x/..%2f..%2fpackage.json',
    '/r/__proto__/constructor/a.js',
    `${base}/main.js%00.css`,
    `${base}/%ff.js`,
  ])('is not found at %s', async (url) => {
    await writeBuilt(path.join(releases, 'outside'), aShell(), { 'secret.js': 'secret' });
    const { status, headers } = await server.get(url);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBeNull();
  });

  test('is one that was put beside the files of a release', async () => {
    await put(folderOf(1), {
      'smuggled.js': 'alert(1)',
      'smuggled.js.br': brotliCompressSync('x'),
    });
    expect((await server.get(`${base}/smuggled.js`, 'br')).status).toBe(404);
  });

  test('is one of a release that the registry does not vouch for', async () => {
    await write(2);
    expect((await server.get(`/r/shell/${versionOf(2)}/main.js`)).status).toBe(404);
  });

  test.each([
    ['whose description was changed', { entry: 'other.js' }],
    ['without hashes', { integrity: undefined }],
  ])('is one of a release %s', async (_, changes) => {
    const { release } = await write(1);
    await put(folderOf(1), { [RELEASE_FILE]: JSON.stringify({ ...release, ...changes }) });
    expect((await server.get(`${base}/main.js`)).status).toBe(404);
  });
});

describe('a damaged file', () => {
  // The same lengths: a size would tell nothing.
  test.each([
    ['another content', 'plaiM'],
    ['a flipped bit', Buffer.from([0x71, ...Buffer.from('lain')])],
    ['nothing', ''],
  ])('with %s is answered with a 503 that no browser caches', async (_, bytes) => {
    await put(folderOf(1), { 'main.js': bytes, 'main.js.br': bytes, 'main.js.gz': bytes });
    for (const accepted of ['br, gzip', '']) {
      const { status, headers } = await server.get(`${base}/main.js`, accepted);
      expect(status).toBe(503);
      expect(headers.get('cache-control')).toBe(NOT_CACHED);
    }
  });

  test('is replaced by another encoding, and is logged once', async () => {
    await put(folderOf(1), { 'main.js.br': brotliCompressSync('plaiM') });
    for (let visit = 0; visit < 2; visit++) {
      const { status, headers, bytes } = await server.get(`${base}/main.js`, 'br, gzip');
      expect(status).toBe(200);
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(bytes.equals(compressed['main.js.gz'])).toBe(true);
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect(server.lines).toMatchObject([
      {
        msg: 'release file is damaged',
        remote: 'shell',
        version: versionOf(1),
        file: 'main.js.br',
      },
    ]);
  });

  test('is sent again once it is repaired', async () => {
    await put(folderOf(1), { 'main.css': 'csS' });
    expect((await server.get(`${base}/main.css`)).status).toBe(503);
    await put(folderOf(1), { 'main.css': 'css' });
    expect(await server.get(`${base}/main.css`)).toMatchObject({ status: 200, text: 'css' });
  });

  test('that was read before the damage is still sent as it was', async () => {
    await server.get(`${base}/main.css`);
    await put(folderOf(1), { 'main.css': 'csS' });
    expect(await server.get(`${base}/main.css`)).toMatchObject({ status: 200, text: 'css' });
  });

  test('is answered with 503 when it is missing', async () => {
    await rm(path.join(folderOf(1), 'main.css'));
    const { status, headers } = await server.get(`${base}/main.css`);
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toBe(NOT_CACHED);
  });
});
