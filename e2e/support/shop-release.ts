import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileSizes } from '@app/federation/file-sizes';
import type { Release } from '@app/federation/registry';
import {
  publish,
  RELEASE_FILE,
  readRegistry,
  readRelease,
  releaseFolder,
} from '@app/federation/releases';

const SHOP = 'shop';
const BROWSER_FILE = /\.js$/;

/** How the files of another shop release differ from those of the live one. */
export interface ReleaseChange {
  /** In the code of the browser. */
  readonly browser?: (code: string) => string;
  /** In the bundle that renders on the server. */
  readonly server?: (code: string) => string;
}

export async function liveShopVersion(releases: string): Promise<string> {
  const version = (await readRegistry(releases)).parts[SHOP]?.active;
  if (!version) throw new Error('No shop is live');
  return version;
}

export async function liveShopFolder(releases: string): Promise<string> {
  return releaseFolder(releases, SHOP, await liveShopVersion(releases));
}

/** Publishes a release of the shop that differs from the live one in a visible way. */
export async function publishShop(
  releases: string,
  version: string,
  change: ReleaseChange,
): Promise<void> {
  const live = await liveShopVersion(releases);
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-release-'));
  await cp(releaseFolder(releases, SHOP, live), folder, { recursive: true });
  await changeFiles(folder, BROWSER_FILE, change.browser);
  await changeFiles(folder, /^server\.mjs$/, change.server);
  const described = await readRelease(releases, SHOP, live);
  const release: Release = { ...described, version, files: await fileSizes(folder) };
  await writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(release));
  await publish(releases, { release, folder });
  await rm(folder, { recursive: true });
}

/** Compressed copies of what changed are taken away: the server then sends the file itself. */
async function changeFiles(
  folder: string,
  files: RegExp,
  change: ((code: string) => string) | undefined,
): Promise<void> {
  if (!change) return;
  let changed = 0;
  for (const name of (await readdir(folder)).filter((file) => files.test(file))) {
    const file = path.join(folder, name);
    const code = await readFile(file, 'utf8');
    const next = change(code);
    if (next === code) continue;
    changed += 1;
    await writeFile(file, next);
    for (const suffix of ['.br', '.gz']) await rm(file + suffix, { force: true });
  }
  if (changed === 0) throw new Error(`No file like ${files} has what should change`);
}
