import { rm } from 'node:fs/promises';
import path from 'node:path';
import { publishCanary } from '@app/federation/canary';
import { publish, releasesFolder } from '@app/federation/releases';
import { aRelease, aShell, versionOf, writeBuilt } from '@app/federation/testing/built-release';

/** Server bundle of a shell that leaves its pages to the browser. */
const SHELL = `
  export const render = async () => undefined;
  export const describePages = async () => ({ pages: [], complete: true });
`;
/** Earlier versions of the remote that can be rolled back. */
const EARLIER = 5;

/**
 * Releases of a shell, of `shop`, which can be rolled back, and of three remotes with a canary each: one
 * to be changed, one to be promoted, one to be ended. `hooks.py` names them too.
 */
export async function publishReleases(dataDir: string): Promise<void> {
  const releases = releasesFolder(dataDir);
  const folder = path.join(dataDir, 'built');
  const built = (release: ReturnType<typeof aShell>, server = '') =>
    writeBuilt(path.join(folder, release.name, release.version), release, { 'server.mjs': server });
  const remote = (name: string, number: number) =>
    built(aRelease({ name, version: versionOf(number), routes: [] }));
  await publish(releases, await built(aShell(), SHELL));
  for (let number = 1; number <= EARLIER + 1; number++) {
    await publish(releases, await remote('shop', number));
  }
  for (const name of ['changed', 'promoted', 'ended']) {
    await publish(releases, await remote(name, 1));
    await publishCanary(releases, await remote(name, 2), 5);
  }
  await rm(folder, { recursive: true });
}
