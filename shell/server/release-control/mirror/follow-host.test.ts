import { generateKeyPairSync } from 'node:crypto';
import { rm } from 'node:fs/promises';
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

test('an old release that the host no longer has is asked for less and less often', async () => {
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
  await rm(path.join(hosted, 'shop', versionOf(1)), { recursive: true });
  const host = await staticHost(hosted);
  const signal = new AbortController().signal;
  const look = createHostFollower(
    path.join(folder, 'here/releases'),
    createReleaseHost(host.url, signal),
  );
  expect(await look()).toEqual({ ok: true, value: 'more to fetch' });
  for (let looks = 0; looks < 100; looks += 1)
    expect(await look()).toMatchObject({ ok: false, failure: { kind: 'not sent' } });
  const asked = host.asked.filter((one) => one.includes(`shop/${versionOf(1)}`));
  // After 1 look, then pauses of 2, 4, 8, 16 and 32 looks.
  expect(asked).toHaveLength(6);
});
