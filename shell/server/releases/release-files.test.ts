import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import type { ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { recordedLog } from '../testing/recorded-log.ts';
import { mountReleaseFiles } from './release-files.ts';

const releases = await temporaryFolder(afterAll);
const folderOf = (number: number) => path.join(releases, 'shell', versionOf(number));
const contents = {
  'main.js': 'plain',
  'main.js.br': 'brotli',
  'main.js.gz': 'gzip',
  'main.css': 'css',
  'text.woff2': 'font',
  'page.html': '<script>',
  'big.js': 'x'.repeat(1_000_000),
};
const files = Object.fromEntries(
  Object.entries(contents).map(([file, text]) => [file, text.length]),
);
await writeBuilt(folderOf(1), aShell({ files }), contents);
await writeBuilt(folderOf(3), aShell(), contents);
await writeBuilt(path.join(releases, 'outside'), aShell(), { 'secret.js': 'secret' });
const app = new Hono<ServerEnv>();
const { log, lines } = recordedLog();
mountReleaseFiles(app, releases, log);

const base = `/r/shell/${versionOf(1)}`;
const get = async (url: string, encodings?: string) => {
  const headers = encodings === undefined ? {} : { 'Accept-Encoding': encodings };
  const response = await app.request(url, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('files of releases', () => {
  it.each([
    ['main.js', 'text/javascript; charset=utf-8'],
    ['main.css', 'text/css; charset=utf-8'],
    ['text.woff2', 'font/woff2'],
  ])('%s is %s, cached for ever', async (file, type) => {
    const { status, headers, text } = await get(`${base}/${file}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-length')).toBe(String(text.length));
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', null, 'plain'],
    ['', null, 'plain'],
    ['abridged', null, 'plain'],
  ])('are sent in the best encoding of Accept-Encoding: %j', async (accepted, coding, text) => {
    const answer = await get(`${base}/main.js`, accepted);
    expect(answer.text).toBe(text);
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('are sent uncompressed when there is no compressed copy', async () => {
    const { headers, text } = await get(`${base}/main.css`, 'br, gzip');
    expect(text).toBe('css');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('answer HEAD without a body', async () => {
    const response = await app.request(`${base}/main.js`, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('5');
    expect(await response.text()).toBe('');
  });
});

describe('a file that is not served', () => {
  it.each([
    `${base}/server.mjs`,
    `${base}/release.json`,
    `${base}/page.html`,
    `${base}/main.js.br`,
    `${base}/unknown.js`,
    `${base}/`,
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
    '/r/shell/1.0.0-x/..%2f..%2fpackage.json',
    `${base}/main.js%00.css`,
    `${base}/%ff.js`,
  ])('is not found at %s', async (url) => {
    const { status, headers } = await get(url);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBeNull();
  });
});

describe('a damaged file', () => {
  /** Makes a release in which these files differ in content from its description. */
  async function damage(number: number, damaged: Readonly<Record<string, string>>) {
    await writeBuilt(folderOf(number), aShell({ files }), { ...contents, ...damaged });
    lines.length = 0;
    return `/r/shell/${versionOf(number)}/main.js`;
  }

  it('is replaced by another encoding, and is logged once', async () => {
    const url = await damage(10, { 'main.js.br': 'bro' });
    for (let visit = 0; visit < 2; visit++) {
      const { status, headers, text } = await get(url, 'br, gzip');
      expect(status).toBe(200);
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(text).toBe('gzip');
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect(lines).toMatchObject([
      {
        msg: 'release file is damaged',
        remote: 'shell',
        version: versionOf(10),
        file: 'main.js.br',
        expected: 6,
        size: 3,
      },
    ]);
  });

  it('without another encoding is answered with a 503 that no browser caches', async () => {
    const url = await damage(11, { 'main.js': 'pla', 'main.js.br': '', 'main.js.gz': '' });
    for (const accepted of ['br, gzip', '']) {
      const { status, headers } = await get(url, accepted);
      expect(status).toBe(503);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is sent again once it is repaired', async () => {
    const url = await damage(12, { 'main.js': 'pla', 'main.js.br': '', 'main.js.gz': '' });
    expect((await get(url)).status).toBe(503);
    await writeFile(path.join(folderOf(12), 'main.js'), contents['main.js']);
    expect(await get(url)).toMatchObject({ status: 200, text: 'plain' });
  });

  it('is answered with 503 when it is missing', async () => {
    const url = await damage(13, {});
    await rm(path.join(folderOf(13), 'main.css'));
    expect((await get(url.replace('.js', '.css'))).status).toBe(503);
  });
});

it('a file of a release without sizes is sent unchecked and cached for an hour', async () => {
  const url = `/r/shell/${versionOf(3)}/main.js`;
  const { status, headers, text } = await get(url, 'br');
  expect(status).toBe(200);
  expect(text).toBe('brotli');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});

const openFiles = () => readdir('/proc/self/fd').then(({ length }) => length);

// The body of an answer to HEAD is never read, so the file behind it is never closed.
it.skipIf(process.platform !== 'linux')('a HEAD request leaves no file open', async () => {
  const before = await openFiles();
  for (let count = 0; count < 20; count++) {
    await app.request(`${base}/big.js`, { method: 'HEAD' });
  }
  await expect.poll(openFiles).toBeLessThan(before + 10);
});
