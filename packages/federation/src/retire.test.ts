import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { prune, publish, readRegistry, rollback } from './releases.ts';
import { retire } from './retire.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';
import { trustFound } from './trust.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function releasesWithShop(): Promise<string> {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  await publish(releases, await writeBuilt(path.join(folder, 'shell'), aShell()));
  await publish(releases, await writeBuilt(path.join(folder, 'shop'), aRelease()));
  return releases;
}

describe('retire', () => {
  test('takes a remote out of the registry and leaves the others live', async () => {
    const releases = await releasesWithShop();
    expect(await retire(releases, 'shop')).toBe(versionOf(1));
    expect(Object.keys((await readRegistry(releases)).parts)).toEqual(['shell']);
  });

  test('a retired remote that is released again has its whole history', async () => {
    const releases = await releasesWithShop();
    await retire(releases, 'shop', { who: 'thandi' });
    const next = aRelease({ version: versionOf(2) });
    await publish(releases, await writeBuilt(path.join(releases, '../again'), next));
    const { parts, notLive } = await readRegistry(releases);
    expect(parts.shop).toMatchObject({ active: versionOf(2), history: [versionOf(1)] });
    expect(parts.shop?.changes).toMatchObject([
      { what: 'release', to: versionOf(1) },
      { what: 'retire', who: 'thandi', from: versionOf(1), to: versionOf(1) },
      { what: 'release', to: versionOf(2) },
    ]);
    expect(parts.shop?.changes?.at(-1)).not.toHaveProperty('from');
    expect(notLive).toBeUndefined();
  });

  test('a retired remote comes back with a rollback, and then can be rolled back no further', async () => {
    const releases = await releasesWithShop();
    await retire(releases, 'shop');
    expect(await rollback(releases, 'shop')).toEqual({ to: versionOf(1) });
    const { shop } = (await readRegistry(releases)).parts;
    expect(shop).toMatchObject({ active: versionOf(1), history: [], madeLiveBy: 'rollback' });
    expect(shop?.releases?.[versionOf(1)]).not.toHaveProperty('lastLive');
    await expect(rollback(releases, 'shop')).rejects.toThrow('no earlier release');
  });

  test('keeps the files of a retired remote for open tabs, and prune deletes them after 30 days', async () => {
    const releases = await releasesWithShop();
    await retire(releases, 'shop');
    const later = (days: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
    onTestFinished(() => void vi.useRealTimers());
    later(30.5);
    await prune(releases);
    expect(await readdir(path.join(releases, 'shop'))).toEqual([versionOf(1)]);
    later(1);
    await prune(releases);
    expect(await readdir(path.join(releases, 'shop'))).toEqual([]);
    const { notLive } = await readRegistry(releases);
    expect(notLive?.shop).toMatchObject({ history: [], releases: {} });
    expect(notLive?.shop?.changes.map(({ what }) => what)).toEqual(['release', 'retire']);
    await expect(rollback(releases, 'shop')).rejects.toThrow('no earlier release');
  });

  test('a registry with a retired remote can be signed anew', async () => {
    const releases = await releasesWithShop();
    await retire(releases, 'shop');
    const { notLive } = await readRegistry(releases);
    await trustFound(releases);
    expect((await readRegistry(releases)).notLive).toEqual(notLive);
    await rollback(releases, 'shop');
  });

  test('refuses the shell and a remote that is not live, and changes nothing', async () => {
    const releases = await releasesWithShop();
    await expect(retire(releases, 'shell')).rejects.toThrow('The shell cannot be retired');
    await expect(retire(releases, 'careers')).rejects.toThrow('careers is not live.');
    expect(Object.keys((await readRegistry(releases)).parts)).toEqual(['shell', 'shop']);
  });
});
