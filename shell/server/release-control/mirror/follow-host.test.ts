import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportReleases } from '@app/federation/export-releases';
import { publish } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { expect, onTestFinished, test, vi } from 'vitest';
import { staticHost } from '../../testing/static-host.ts';
import { createHostFollower } from './follow-host.ts';
import { createReleaseHost } from './release-host.ts';

/** A host with a shell and two releases of the shop, without what `spoil` deletes of it, and a follower of it. */
async function followed(spoil: (hosted: string) => Promise<void> = async () => {}) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  vi.stubEnv('RELEASE_KEY', text);
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = await temporaryFolder();
  const [origin, hosted] = [path.join(folder, 'origin/releases'), path.join(folder, 'hosted')];
  const all = [aShell(), ...[1, 2].map((number) => aRelease({ version: versionOf(number) }))];
  for (const one of all)
    await publish(origin, await writeBuilt(path.join(folder, one.name, one.version), one));
  await exportReleases(origin, hosted);
  await spoil(hosted);
  const host = await staticHost(hosted);
  const releases = path.join(folder, 'here/releases');
  const signal = new AbortController().signal;
  return {
    host,
    releases,
    look: createHostFollower(releases, createReleaseHost(host.url, signal)),
  };
}

const lost = (hosted: string) => rm(path.join(hosted, 'shop', versionOf(1)), { recursive: true });

test('an old release that the host no longer has is asked for less and less often', async () => {
  const { host, look } = await followed(lost);
  expect(await look()).toEqual({ ok: true, value: 'more to fetch' });
  for (let looks = 0; looks < 100; looks += 1)
    expect(await look()).toMatchObject({ ok: false, failure: { kind: 'not sent' } });
  const asked = host.asked.filter((one) => one.includes(`shop/${versionOf(1)}`));
  // After 1 look, then pauses of 2, 4, 8, 16 and 32 looks.
  expect(asked).toHaveLength(6);
});

test.each([
  ['', undefined],
  [', also during a pause after an old release that the host no longer has', lost],
])(
  'what was deleted on its own disk is brought back by the next looks, which follow at once%s',
  async (_, spoil) => {
    const { releases, look } = await followed(spoil);
    for (let looks = 0; looks < 20; looks += 1) await look();
    const shop = path.join(releases, 'shop', versionOf(2));
    for (const deleted of [
      path.join(shop, 'server.mjs'),
      shop,
      path.join(releases, 'registry.json'),
    ]) {
      await rm(deleted, { recursive: true });
      let looks = 0;
      for (; !existsSync(deleted); looks += 1)
        expect(await look()).toEqual({ ok: true, value: 'more to fetch' });
      // The shell is looked at first.
      expect(looks).toBeLessThanOrEqual(2);
    }
  },
);

test('a release that could not be written is asked for again', async () => {
  const { releases, look } = await followed();
  const settle = async () => {
    let last = await look();
    while (last.ok && last.value === 'more to fetch') last = await look();
    return last;
  };
  expect(await settle()).toEqual({ ok: true, value: 'up to date' });
  const shop = path.join(releases, 'shop');
  await rm(shop, { recursive: true });
  expect(await look()).toEqual({ ok: true, value: 'more to fetch' });
  // In its way.
  await writeFile(shop, '');
  await expect(settle()).rejects.toThrow('ENOTDIR');
  await rm(shop);
  expect(await settle()).toEqual({ ok: true, value: 'up to date' });
  for (const version of [1, 2])
    expect(existsSync(path.join(shop, versionOf(version), 'release.json'))).toBe(true);
});
