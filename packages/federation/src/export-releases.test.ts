import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { exportReleases } from './export-releases.ts';
import { contentFolder, metadataFile, registryFile, releaseFolder } from './release-paths.ts';
import { publish, ReleaseRefused, readRegistry } from './releases.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';

let folder: string;
let releases: string;
let target: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'data/releases');
  target = path.join(folder, 'export');
});

async function release(number: number, files: Record<string, string> = {}) {
  const dist = path.join(folder, 'dist', String(number));
  await mkdir(dist, { recursive: true });
  const packed = brotliCompressSync('same');
  await writeFile(path.join(dist, 'same.js.br'), packed);
  const one = number === 0 ? aShell() : aRelease({ version: versionOf(number) });
  const described = { ...one, byContent: true, files: { 'same.js.br': packed.length } };
  await publish(releases, await writeBuilt(dist, described, { 'same.js': 'same', ...files }));
}

// Slow: releases are published and copied, each with its signatures.
test('an export has every file that the registry names, compressed copies too, and the registry', async () => {
  await release(0);
  await release(1, { 'a.js': 'one' });
  await release(2, { 'b.js': 'two' });
  await exportReleases(releases, target);
  const all = (at: string) => readdir(at, { recursive: true }).then((names) => names.sort());
  // A host serves one registry, so it needs what was signed of that one only.
  const own = ['registry.lock', 'registry.reserve', metadataFile(1), metadataFile(2)];
  const expected = (await all(releases)).filter((name) => !own.includes(name));
  expect(await all(target)).toEqual(expected);
  expect(await readdir(contentFolder(target, 'shop'))).toContain('same.js.br');
  expect(await readFile(registryFile(target))).toEqual(await readFile(registryFile(releases)));
});

test('an export again copies what is new and deletes what the registry no longer names', async () => {
  await release(0);
  await release(1);
  await exportReleases(releases, target);
  expect(await exportReleases(releases, target)).toBe(0);
  const old = releaseFolder(target, 'shop', versionOf(9));
  await mkdir(old);
  await writeFile(path.join(contentFolder(target, 'shop'), 'old.js'), '');
  await release(2, { 'b.js': 'two' });
  // Its description, its server bundle and the file that no other version has.
  expect(await exportReleases(releases, target)).toBe(3);
  expect(await readdir(path.join(target, 'shop'))).not.toContain(versionOf(9));
  expect(await readdir(contentFolder(target, 'shop'))).not.toContain('old.js');
});

test('an export of a damaged file is refused, and the registry stays as it was exported', async () => {
  await release(0);
  await release(1);
  await exportReleases(releases, target);
  const before = await readFile(registryFile(target), 'utf8');
  await release(2, { 'b.js': 'two' });
  await writeFile(path.join(contentFolder(releases, 'shop'), 'b.js'), 'other');
  await expect(exportReleases(releases, target)).rejects.toThrow(/b\.js is damaged/);
  expect(await readFile(registryFile(target), 'utf8')).toBe(before);
});

test('a folder that has something else is not written to', async () => {
  await release(0);
  await mkdir(target);
  await writeFile(path.join(target, 'letter.txt'), '');
  await expect(exportReleases(releases, target)).rejects.toThrow(ReleaseRefused);
  expect(await readdir(target)).toEqual(['letter.txt']);
});

test('an export of nothing is refused', async () => {
  await expect(exportReleases(releases, target)).rejects.toThrow('There is no release to export.');
  expect((await readRegistry(releases)).parts).toEqual({});
});
