import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrotliOptions, brotliDecompressSync } from 'node:zlib';
import { contentFolder } from '@app/federation/release-paths';
import {
  aRelease,
  registryOf,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import type { ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { fakeReleaseSets } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { mountReleaseFiles } from './release-files.ts';

/** A chunk as browsers get it, before and after a release that changes some of its functions. */
const react = import.meta
  .resolve('react-dom')
  .replace(/index\.js$/, 'cjs/react-dom-client.production.js');
const before = await readFile(new URL(react), 'utf8');
const after = before
  .replaceAll('crossOrigin', 'originOfIt')
  .replace('function noop() {}', 'function noop() { return "A line of the new release"; }');

const versions = {
  'page.aaaaaaaa.js': before,
  'page.bbbbbbbb.js': after,
  'other.cccccccc.js': `${before}//`,
};
const releases = await temporaryFolder(afterAll);
const app = new Hono<ServerEnv>();
const built = await Promise.all(
  Object.entries(versions).map(async ([file, text], number) => {
    await mkdir(contentFolder(releases, 'shop'), { recursive: true });
    await writeFile(path.join(contentFolder(releases, 'shop'), file), text);
    const version = versionOf(number + 1);
    const folder = path.join(releases, 'shop', version);
    return writeBuilt(folder, aRelease({ version, byContent: true }), { [file]: text });
  }),
);
const registry = await registryOf(...built);
const known = { current: () => registry, refresh: async () => registry };
mountReleaseFiles(app, releases, known, fakeReleaseSets().control.counts, recordedLog().log);

const hashOf = (text: string) => createHash('sha256').update(text).digest();

async function get(file: string, dictionary: string, accepted = 'gzip, br, dcb') {
  const answer = await app.request(`/r/shop/${file}`, {
    headers: { 'Accept-Encoding': accepted, 'Available-Dictionary': dictionary },
  });
  const { headers } = answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { headers, bytes, coding: headers.get('content-encoding') };
}
const named = (text: string) => `:${hashOf(text).toString('base64')}:`;

test('a browser that has the last version gets the next one in less than 1.5 KB, intact', async () => {
  const { bytes, coding, headers } = await get('page.bbbbbbbb.js', named(before));
  expect(coding).toBe('dcb');
  expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(bytes.length).toBeLessThan(1500);
  expect(bytes.subarray(0, 4).toString('hex')).toBe('ff444342');
  expect(bytes.subarray(4, 36)).toEqual(hashOf(before));
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary: Buffer.from(before) };
  expect(brotliDecompressSync(bytes.subarray(36), options).toString()).toBe(after);
});

test('a script says that it is a dictionary for all its versions, and for no other file', async () => {
  const { headers } = await get('page.aaaaaaaa.js', '', 'br');
  const match = headers.get('use-as-dictionary') ?? '';
  expect(match).toBe('match="page.*.js"');
  const pattern = new URLPattern(match.slice(7, -1), 'https://x.example/r/shop/page.aaaaaaaa.js');
  expect(pattern.test('https://x.example/r/shop/page.bbbbbbbb.js')).toBe(true);
  expect(pattern.test('https://x.example/r/shop/other.cccccccc.js')).toBe(false);
});

test.each([
  ['does not take the coding', 'gzip, br', named(before)],
  ['refuses it', 'br, dcb;q=0', named(before)],
  ['has what nobody knows', 'br, dcb', named('unknown')],
  ['has another file of the part', 'br, dcb', named(`${before}//`)],
  ['writes no hash', 'br, dcb', '../page.aaaaaaaa.js'],
])('a browser that %s gets the file as before', async (_, accepted, dictionary) => {
  const { bytes, coding } = await get('page.bbbbbbbb.js', dictionary, accepted);
  expect(coding).toBeNull();
  expect(bytes.toString()).toBe(after);
});
