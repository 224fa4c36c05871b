import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endCanary, publishCanary } from './canary.ts';
import type { Release } from './registry.ts';
import { publish, ReleaseRefused, readRegistry, rollback } from './releases.ts';
import { rollbackTogether } from './rollback.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';

/** A store of releases on a disk of 4 MB, and a folder for builds elsewhere. Skips where this user may not mount one. */
async function onASmallDisk(skip: (why: string) => never) {
  const disk = path.join(await temporaryFolder(), 'disk');
  await mkdir(disk);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]);
  if (status !== 0) return skip('this user may not mount a small disk');
  onTestFinished(() => void spawnSync('umount', [disk]));
  return { disk, releases: path.join(disk, 'releases'), dist: await temporaryFolder() };
}

test('a release for which the disk has no room is refused in one line and leaves nothing behind', async ({
  skip,
}) => {
  const { disk, releases, dist } = await onASmallDisk(skip);
  await publish(releases, await writeBuilt(path.join(dist, 'shell'), aShell()));
  const shop = (number: number, bytes: number) =>
    writeBuilt(
      path.join(dist, String(number)),
      aRelease({ version: versionOf(number), byContent: true }),
      Object.fromEntries(
        Array.from({ length: 8 }, (_, at) => [
          `a${at}.${number}.js`,
          `${number}`.repeat(bytes / 8),
        ]),
      ),
    );
  await publish(releases, await shop(1, 8000));
  const before = (await readdir(disk, { recursive: true })).sort();
  const refused = publish(releases, await shop(2, 4 * 1024 * 1024));
  await expect(refused).rejects.toThrow(ReleaseRefused);
  await expect(refused).rejects.toThrow(/^The disk of .* is full\. Nothing was changed\.$/);
  expect((await readdir(disk, { recursive: true })).sort()).toEqual(before);
  expect((await readRegistry(releases)).parts.shop?.active).toBe(versionOf(1));
  await publish(releases, await shop(3, 8000));
});

test('on a disk without a free byte a rollback, one of a set and the end of a canary work, again and again', async ({
  skip,
}) => {
  const { disk, releases, dist } = await onASmallDisk(skip);
  const built = (release: Release) =>
    writeBuilt(path.join(dist, release.name + release.version), release);
  const shop = (number: number) => built(aRelease({ version: versionOf(number) }));
  const shell = (number: number) => built(aShell({ version: versionOf(number) }));
  await publish(releases, [await shell(1), await shop(1)]);
  await publish(releases, [await shell(2), await shop(2)]);
  await publish(releases, await shop(3));
  await publishCanary(releases, await shop(4), 10);
  await expect(writeFile(path.join(disk, 'filler'), Buffer.alloc(2 ** 23))).rejects.toThrow(
    'ENOSPC',
  );
  await expect(publish(releases, await shop(5))).rejects.toThrow(/^The disk of .* is full/);
  await endCanary(releases, 'shop');
  await rollback(releases, 'shop');
  await rollbackTogether(releases, [{ name: 'shell' }, { name: 'shop' }]);
  await rollbackTogether(releases, [
    { name: 'shell', to: versionOf(2) },
    { name: 'shop', to: versionOf(2) },
  ]);
  await rollbackTogether(releases, [{ name: 'shell' }, { name: 'shop' }]);
  expect((await readRegistry(releases)).parts).toMatchObject({
    shell: { active: versionOf(1) },
    shop: { active: versionOf(1) },
  });
});
