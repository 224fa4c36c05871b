import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deletePartial } from '@app/federation/change-releases';
import { exportReleases } from '@app/federation/export-releases';
import { integrityOfFiles } from '@app/federation/integrity';
import { contentFolder, registryFile } from '@app/federation/release-paths';
import { publish, readRegistry, readRelease } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { expect, onTestFinished, test, vi } from 'vitest';
import { staticHost } from '../../testing/static-host.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const program = `
  const { mirrorReleases } = await import(${JSON.stringify(path.join(import.meta.dirname, 'mirror-releases.ts'))});
  const log = { error() {}, info() {}, warn() {} };
  console.log('begins');
  await mirrorReleases(process.argv[1], process.argv[2], log, 5);
`;
const MOMENTS_MS = [0, 10, 20, 35, 60, 100];

test('a follower that is killed at any moment leaves what it served whole, and nothing half-written after the next start', async () => {
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  vi.stubEnv('RELEASE_KEY', text);
  const folder = await temporaryFolder();
  const [origin, hosted] = [path.join(folder, 'origin/releases'), path.join(folder, 'hosted')];
  const releases = path.join(folder, 'here/releases');
  const host = await staticHost(hosted);
  const release = async (one: ReturnType<typeof aRelease>) => {
    const files = Array.from({ length: 40 }, (_, at) => [
      `a${at}.${one.version}.js`,
      one.version.repeat(400),
    ]);
    const dist = path.join(folder, 'dist', one.name, one.version);
    await publish(
      origin,
      await writeBuilt(dist, { ...one, byContent: true }, Object.fromEntries(files)),
    );
  };
  await release(aShell());
  for (const [at, moment] of MOMENTS_MS.entries()) {
    await release(aRelease({ version: versionOf(at + 1) }));
    await exportReleases(origin, hosted);
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', program, host.url, releases],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    setTimeout(() => child.kill('SIGKILL'), moment);
    await once(child, 'close');
    if (existsSync(registryFile(releases))) {
      const { shop } = (await readRegistry(releases)).parts;
      const { integrity = {} } = await readRelease(releases, 'shop', shop?.active ?? '');
      const { 'server.mjs': _, ...content } = integrity;
      expect(await integrityOfFiles(contentFolder(releases, 'shop'))).toMatchObject(content);
    }
    await deletePartial(releases);
    const left = await readdir(path.dirname(releases), { recursive: true }).catch(() => []);
    expect(left.filter((name) => name.includes('.partial'))).toEqual([]);
  }
});
