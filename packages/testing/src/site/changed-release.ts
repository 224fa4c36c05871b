import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOfFiles } from '@app/federation/integrity';
import type { Release } from '@app/federation/registry';
import { storedFile } from '@app/federation/release-paths';
import {
  type BuiltRelease,
  publish,
  RELEASE_FILE,
  readRegistry,
  readRelease,
} from '@app/federation/releases';

const BROWSER_FILE = /\.js$/;

/** Changes to the files of a live release, for a new release. */
export interface ReleaseChange {
  /** Changes the browser's scripts. */
  readonly browser?: (code: string) => string;
  /** Changes the server bundle. */
  readonly server?: (code: string) => string;
  /** Of the shell, the version of kit that it provides; of a remote, the range that it needs. */
  readonly kit?: string;
  /** Folder of further browser files. */
  readonly files?: string;
  /** The version that is changed, when it is not the live one. */
  readonly from?: string;
  /** Takes the release into the store, when it is not to be live. */
  readonly publishWith?: (releases: string, built: BuiltRelease) => Promise<void>;
}

/** Publishes a changed copy of the live release of a part. */
export async function publishChanged(
  releases: string,
  part: string,
  version: string,
  change: ReleaseChange,
): Promise<void> {
  const built = await changedCopy(releases, part, version, change);
  await (change.publishWith ?? publish)(releases, built);
  await rm(built.folder, { recursive: true });
}

/** A changed copy of a release of a part, in a folder that the caller deletes; of the live one, unless `from` says which. */
export async function changedCopy(
  releases: string,
  part: string,
  version: string,
  change: ReleaseChange,
): Promise<BuiltRelease> {
  const from = change.from ?? (await readRegistry(releases)).parts[part]?.active;
  if (!from) throw new Error(`No ${part} is live`);
  const release = await readRelease(releases, part, from);
  return copyChanged(release, (file) => storedFile(releases, release, file), version, change);
}

/** A changed copy of what was built, in a folder that the caller deletes. */
export const changedBuild = (
  { release, folder }: BuiltRelease,
  version: string,
  change: ReleaseChange,
): Promise<BuiltRelease> =>
  copyChanged(release, (file) => path.join(folder, file), version, change);

async function copyChanged(
  before: Release,
  fileAt: (name: string) => string,
  version: string,
  change: ReleaseChange,
): Promise<BuiltRelease> {
  const folder = await mkdtemp(path.join(tmpdir(), 'changed-release-'));
  for (const file of Object.keys(before.integrity ?? {})) {
    await cp(fileAt(file), path.join(folder, file));
  }
  if (change.files) await cp(change.files, folder, { recursive: true });
  await changeFiles(folder, BROWSER_FILE, change.browser);
  await changeFiles(folder, /^server\.mjs$/, change.server);
  const integrity = await correctHashes(folder, before.integrity ?? {});
  const kit = change.kit ?? before.kit;
  // The names stay those of the other content.
  const release: Release = { ...before, version, kit, integrity, byContent: false };
  await writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(release));
  return { release, folder };
}

/** Puts the hashes of changed chunks into the scripts that load them. Returns those of all files. */
async function correctHashes(folder: string, before: Readonly<Record<string, string>>) {
  for (;;) {
    const now = await integrityOfFiles(folder);
    const changed = Object.entries(before).filter(([file, hash]) => now[file] !== hash);
    let corrected = false;
    for (const name of Object.keys(now).filter((file) => BROWSER_FILE.test(file))) {
      const file = path.join(folder, name);
      const code = await readFile(file, 'utf8');
      const next = changed.reduce(
        (text, [other, hash]) => text.replaceAll(hash, now[other] ?? hash),
        code,
      );
      if (next === code) continue;
      corrected = true;
      await writeFile(file, next);
    }
    if (!corrected) return now;
  }
}

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
  }
  if (changed === 0) throw new Error(`No file that matches ${files} contains the text to replace`);
}
