import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRelay } from '@app/api/testing/relay';
import type { Release } from '@app/federation/registry';
import { storedFile } from '@app/federation/release-paths';
import {
  type BuiltRelease,
  publish,
  readRegistry,
  readRelease,
  releaseFolder,
  releasesFolder,
} from '@app/federation/releases';
import { isBuilt, lastRelease } from '../../scripts/last-release/last-release.ts';
import { templateFolder } from './prepare-template.ts';
import { samplePriceList } from './repository.ts';
import { runScript } from './run-script.ts';
import { startServer } from './server-process.ts';
import { startBehind } from './several-processes.ts';
import type { SitePlace } from './site-place.ts';
import { type Site, startSite } from './site-process.ts';

/** The last release, built, or why it cannot be compared with. */
export function builtLastRelease() {
  const found = lastRelease();
  if (!found.ok || isBuilt(found.value)) return found;
  return { ok: false, failure: 'the last release is not built: npm test -- last' } as const;
}

/** The live releases of a data folder, the shell or the remotes only. */
async function liveReleases(dataDir: string, which: 'shell' | 'remotes'): Promise<BuiltRelease[]> {
  const releases = releasesFolder(dataDir);
  const parts = Object.entries((await readRegistry(releases)).parts);
  const wanted = parts.filter(([name]) => (name === 'shell') === (which === 'shell'));
  return Promise.all(
    wanted.map(async ([name, { active }]) => {
      const release = await readRelease(releases, name, active);
      return { release, folder: await gatheredFiles(releases, release) };
    }),
  );
}

/** A folder with all files of a release, as its build left them: a store keeps them in two. */
async function gatheredFiles(releases: string, release: Release): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-two-ages-'));
  await cp(releaseFolder(releases, release.name, release.version), folder, { recursive: true });
  for (const file of Object.keys(release.integrity ?? {})) {
    await cp(storedFile(releases, release, file), path.join(folder, file));
  }
  return folder;
}

/** Shell, page server and API of this working tree with the remotes of the last release. */
export async function newSiteWithOldRemotes(place: SitePlace): Promise<Site> {
  const old = await liveReleases(theLast().dataDir, 'remotes');
  await publish(releasesFolder(place.DATA_DIR), old);
  return startSite(place);
}

/**
 * Remotes of this working tree with the shell and the API of the last release. The API runs in a
 * process of its own, on the store that the last release makes.
 */
export async function oldSiteWithNewRemotes(place: SitePlace): Promise<Site> {
  const { folder, dataDir } = theLast();
  const DATA_DIR = path.join(place.DATA_DIR, 'last-release');
  await mkdir(DATA_DIR);
  await runScript(path.join(folder, 'server/commands/import.ts'), { DATA_DIR }, samplePriceList);
  const [shell, remotes] = [
    await liveReleases(dataDir, 'shell'),
    await liveReleases(templateFolder(), 'remotes'),
  ];
  await publish(releasesFolder(DATA_DIR), [...shell, ...remotes]);
  const front = await startRelay(undefined, 'localhost');
  const INTERNAL_SECRET = 'page server and API of two ages share this';
  const PUBLIC_ORIGIN = `http://localhost:${front.port}`;
  const program = path.join(folder, 'api/src/main.ts');
  const settings = { INTERNAL_SECRET, PUBLIC_ORIGIN, TRUST_PROXY: '1' };
  const api = await startServer(program, { DATA_DIR }, settings);
  const site = await startBehind(
    front,
    { ...place, DATA_DIR },
    { INTERNAL_SECRET, API_ORIGIN: api.url },
  );
  return {
    ...site,
    output: () => `${api.output()}\n${site.output()}`,
    async stop() {
      const code = await site.stop();
      await front.close();
      return (await api.stop()) || code;
    },
  };
}

function theLast() {
  const found = builtLastRelease();
  if (!found.ok) throw new Error(found.failure);
  return found.value;
}
