import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publish, readRegistry } from './releases.ts';
import { retire } from './retire.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';

async function releasesWithShop(): Promise<string> {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  await publish(releases, await writeBuilt(path.join(folder, 'shell'), aShell()));
  await publish(releases, await writeBuilt(path.join(folder, 'shop'), aRelease()));
  return releases;
}

describe('retire', () => {
  it('takes a remote out of the registry and leaves the others live', async () => {
    const releases = await releasesWithShop();
    expect(await retire(releases, 'shop')).toBe(versionOf(1));
    expect(Object.keys((await readRegistry(releases)).parts)).toEqual(['shell']);
  });

  it('a retired remote can be released again', async () => {
    const releases = await releasesWithShop();
    await retire(releases, 'shop');
    await publish(releases, await writeBuilt(path.join(releases, '../again'), aRelease()));
    expect((await readRegistry(releases)).parts.shop?.active).toBe(versionOf(1));
  });

  it('refuses the shell and a remote that is not live, and changes nothing', async () => {
    const releases = await releasesWithShop();
    await expect(retire(releases, 'shell')).rejects.toThrow('The shell cannot be retired');
    await expect(retire(releases, 'careers')).rejects.toThrow('careers is not live.');
    expect(Object.keys((await readRegistry(releases)).parts)).toEqual(['shell', 'shop']);
  });
});
