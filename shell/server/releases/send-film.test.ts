import path from 'node:path';
import {
  aShell,
  registryOf,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import type { ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { fakeReleaseSets } from '../testing/fake-release-sets.ts';
import { known } from '../testing/known-registry.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { mountReleaseFiles } from './release-files.ts';

const FILM = '0123456789';
const releases = await temporaryFolder(afterAll);
const folder = path.join(releases, 'shell', versionOf(1));
const built = await writeBuilt(folder, aShell(), {
  'film.mp4': FILM,
  'film.mp4.br': 'brotli',
  'empty.mp4': '',
});
const app = new Hono<ServerEnv>();
const { counts } = fakeReleaseSets().control;
mountReleaseFiles(app, releases, known(await registryOf(built)), counts, recordedLog().log);

const base = `/r/shell/${versionOf(1)}`;
const get = async (headers: Record<string, string> = {}, file = 'film.mp4', method = 'GET') => {
  const response = await app.request(`${base}/${file}`, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const tag = async () => (await get()).headers.get('etag') ?? '';

describe('a film', () => {
  test('is cached for ever, never compressed, and declares that ranges are accepted', async () => {
    const { status, headers, text } = await get({ 'Accept-Encoding': 'br, gzip' });
    expect(status).toBe(200);
    expect(text).toBe(FILM);
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(headers.get('content-length')).toBe('10');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('etag')).toMatch(/^"sha256-[\w+/]{43}="$/);
  });

  test('may be played when it is opened by itself, and nothing else may be loaded then', async () => {
    const policy = (await get()).headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("media-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-500', '89', 'bytes 8-9/10'],
  ])('is sent in part for the range %s', async (range, part, contentRange) => {
    const { status, headers, text } = await get({ Range: range });
    expect(status).toBe(206);
    expect(text).toBe(part);
    expect(headers.get('content-range')).toBe(contentRange);
    expect(headers.get('content-length')).toBe(String(part.length));
    expect(headers.get('content-type')).toBe('video/mp4');
  });

  test('is answered with 416 for a range beyond its end', async () => {
    const { status, headers, text } = await get({ Range: 'bytes=10-' });
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe('bytes */10');
    expect(headers.get('cache-control')).toBeNull();
    expect(text).toBe('');
  });

  test.each(['bytes=0-1,4-5', 'bytes=5-2', 'lines=1-2'])('is sent whole for %s', async (range) => {
    const { status, headers, text } = await get({ Range: range });
    expect([status, text]).toEqual([200, FILM]);
    expect(headers.get('content-range')).toBeNull();
  });

  test('is resumed with If-Range when it has not changed', async () => {
    const same = await get({ Range: 'bytes=5-', 'If-Range': await tag() });
    expect([same.status, same.text]).toEqual([206, '56789']);
    const other = await get({ Range: 'bytes=5-', 'If-Range': '"another"' });
    expect([other.status, other.text]).toEqual([200, FILM]);
    const weak = await get({ Range: 'bytes=5-', 'If-Range': `W/${await tag()}` });
    expect([weak.status, weak.text]).toEqual([200, FILM]);
  });

  test('answers HEAD with the whole length and no body', async () => {
    const { status, headers, text } = await get({ Range: 'bytes=0-1' }, 'film.mp4', 'HEAD');
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('content-length')).toBe('10');
  });

  test('is sent when it is empty, and not found when it is missing', async () => {
    expect((await get({}, 'empty.mp4')).status).toBe(200);
    expect((await get({ Range: 'bytes=0-' }, 'empty.mp4')).status).toBe(416);
    expect((await get({}, 'unknown.mp4')).status).toBe(404);
  });
});
