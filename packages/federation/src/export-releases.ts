import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withReleases } from './change-releases.ts';
import { integrityOf, isIntact } from './integrity.ts';
import { knownParts, knownReleases } from './known-releases.ts';
import { deleteUnneeded } from './prune.ts';
import {
  readRelease,
  readTrusted,
  replaceFile,
  serialOf,
  type TrustedRegistry,
} from './registry-store.ts';
import { metadataFile, REGISTRY_FILE } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { renewTimestamp } from './renew-timestamp.ts';
import { descriptionPath, storedFiles } from './stored-files.ts';

const NOTHING: TrustedRegistry = { text: '', registry: { parts: {} } };

/**
 * Copies all releases that the registry names into a folder for a static host: their files first, the
 * registry last, so that whoever reads the folder meanwhile finds what its registry names. What the
 * registry no longer names is deleted from the folder. Returns the number of files that were copied.
 * @throws ReleaseRefused when there is nothing to export, a file is damaged, or the folder has something else.
 */
export async function exportReleases(releases: string, folder: string): Promise<number> {
  let copied = 0;
  await withReleases(releases, async () => {
    await renewTimestamp(releases);
    const { text, registry, set } = (await readTrusted(releases)) ?? NOTHING;
    if (!registry.parts.shell) throw new ReleaseRefused('There is no release to export.');
    await refuseOtherFolder(folder);
    for (const name of knownParts(registry)) {
      for (const [version, { description }] of Object.entries(knownReleases(registry, name))) {
        const release = await readRelease(releases, name, version, registry);
        const described = { path: descriptionPath(name, version), integrity: description };
        for (const file of [...storedFiles(release), described]) {
          copied += Number(await copyIfOther(releases, folder, file));
        }
      }
    }
    const metadata = path.join(folder, metadataFile(serialOf(registry)));
    if (set) await replaceFile(metadata, JSON.stringify(set));
    await replaceFile(path.join(folder, REGISTRY_FILE), text);
    await deleteUnneeded(folder, registry);
  });
  return copied;
}

async function refuseOtherFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder);
  if (entries.length === 0 || entries.includes(REGISTRY_FILE)) return;
  throw new ReleaseRefused(
    `${folder} has files and no ${REGISTRY_FILE}: give an empty folder, or one of an export before.`,
  );
}

/** True when the folder did not have the file. */
async function copyIfOther(
  releases: string,
  folder: string,
  file: { readonly path: string; readonly integrity: string },
): Promise<boolean> {
  const target = path.join(folder, file.path);
  const there = await readFile(target).catch(() => undefined);
  if (there && isIntact(file.path, there, file.integrity)) return false;
  const source = path.join(releases, file.path);
  const bytes = await readFile(source).catch((cause: NodeJS.ErrnoException) => {
    throw new ReleaseRefused(`${source} cannot be read (${cause.code}).`, { cause });
  });
  if (!isIntact(file.path, bytes, file.integrity)) {
    throw new ReleaseRefused(`${source} is damaged: it is not ${integrityOf(bytes)}.`);
  }
  await mkdir(path.dirname(target), { recursive: true });
  await replaceFile(target, bytes);
  return true;
}
