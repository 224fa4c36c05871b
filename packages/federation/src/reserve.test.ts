import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endCanary, publishCanary } from './canary.ts';
import { PARTIAL, reserveFile } from './release-paths.ts';
import { publish, ReleaseRefused, readRegistry, rollback } from './releases.ts';
import { withReserve } from './reserve.ts';
import { aRelease, aShell, versionOf, writeBuilt } from './testing/built-release.ts';

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

// What is written to /dev/full finds no room, the first time: the link goes with the unfinished file.
test.skipIf(!existsSync('/dev/full'))(
  'a rollback and the end of a canary find room on a full disk, and a release does not',
  async () => {
    const dist = path.join(folder, 'dist');
    const shop = (number: number) =>
      writeBuilt(path.join(dist, String(number)), aRelease({ version: versionOf(number) }));
    await publish(releases, await writeBuilt(path.join(dist, 'shell'), aShell()));
    for (const number of [1, 2]) await publish(releases, await shop(number));
    await publishCanary(releases, await shop(3), 10);
    const fill = () => symlink('/dev/full', `${registry}${PARTIAL}`);
    await fill();
    await expect(publish(releases, await shop(4))).rejects.toThrow(/disk of .* is full/);
    expect((await readRegistry(releases)).parts.shop?.active).toBe(versionOf(2));
    await fill();
    await endCanary(releases, 'shop');
    await fill();
    await rollback(releases, 'shop');
    expect((await readRegistry(releases)).parts.shop).toMatchObject({ active: versionOf(1) });
    expect(existsSync(reserveFile(releases))).toBe(true);
  },
);
