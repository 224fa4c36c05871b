import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reserveFile } from './release-paths.ts';
import { ReleaseRefused } from './releases.ts';
import { withReserve } from './reserve.ts';

let folder: string;
let releases: string;
let registry: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reserve-'));
  releases = path.join(folder, 'releases');
  await mkdir(releases);
  registry = path.join(releases, 'registry.json');
});
afterEach(() => rm(folder, { recursive: true }));

const error = (code: string) => Object.assign(new Error(code), { code });

/** On a disk that has no other room than the reserve. */
async function writeOnFullDisk() {
  if (existsSync(reserveFile(releases))) throw error('ENOSPC');
  await writeFile(registry, 'back');
}

describe('a change of what is live', () => {
  test('keeps a reserve beside it, once', async () => {
    await withReserve(releases, () => writeFile(registry, 'first'));
    const { size, mtimeMs } = await stat(reserveFile(releases));
    expect(size).toBe(2 ** 20);
    await withReserve(releases, () => writeFile(registry, 'second'));
    expect((await stat(reserveFile(releases))).mtimeMs).toBe(mtimeMs);
  });

  test('takes the reserve when the disk is full', async () => {
    await withReserve(releases, () => writeFile(registry, 'first'));
    await withReserve(releases, writeOnFullDisk, true);
    expect(await readFile(registry, 'utf8')).toBe('back');
  });

  test('that is a release leaves the reserve to a rollback', async () => {
    await withReserve(releases, () => writeFile(registry, 'first'));
    await expect(withReserve(releases, writeOnFullDisk)).rejects.toThrow(/disk of .* is full/);
    expect(existsSync(reserveFile(releases))).toBe(true);
  });

  test('is refused on a full disk without a reserve', async () => {
    const full = () => Promise.reject(error('ENOSPC'));
    await expect(withReserve(releases, full, true)).rejects.toThrow(ReleaseRefused);
    await expect(withReserve(releases, full, true)).rejects.toThrow(/disk of .* is full/);
  });

  test('leaves the reserve alone when something else fails', async () => {
    await withReserve(releases, () => writeFile(registry, 'first'));
    const broken = () => Promise.reject(error('EIO'));
    await expect(withReserve(releases, broken, true)).rejects.toThrow('EIO');
    expect(existsSync(reserveFile(releases))).toBe(true);
  });
});
