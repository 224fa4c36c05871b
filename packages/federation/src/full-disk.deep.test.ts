import { spawnSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publish, ReleaseRefused, readRegistry } from './releases.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';

/** A disk of 4 MB. Undefined where this user may not mount one. */
async function aSmallDisk(): Promise<string | undefined> {
  const folder = path.join(await temporaryFolder(), 'disk');
  await mkdir(folder);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', [folder]));
  return folder;
}

test('a release for which the disk has no room is refused in one line and leaves nothing behind', async ({
  skip,
}) => {
  const disk = await aSmallDisk();
  if (!disk) return skip('this user may not mount a small disk');
  const releases = path.join(disk, 'releases');
  const dist = await temporaryFolder();
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
