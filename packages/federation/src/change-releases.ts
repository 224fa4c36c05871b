import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively.ts';
import type { Registry } from './registry.ts';
import { readFreshRegistry } from './registry-store.ts';
import { incomingFolder, incomingLock, PARTIAL } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { deletePartialShared } from './shared-file.ts';
import { trustFirst } from './trust.ts';

const LOCK_FILE = 'registry.lock';
/** Longer than several releases take, one after the other, to render their pages and copy their files. */
const LOCK_PATIENCE_MS = 60_000;

/**
 * Refuses to change releases that are a copy of those on a static host.
 * @throws ReleaseRefused where `RELEASES_URL` is set.
 */
export function refuseCopy({ RELEASES_URL }: Readonly<Record<string, string | undefined>>): void {
  if (!RELEASES_URL?.trim()) return;
  throw new ReleaseRefused(
    `This server takes its releases from ${RELEASES_URL} (RELEASES_URL): change them where RELEASE_KEY is, and copy them there.`,
  );
}

/**
 * Changes the releases while no other process does.
 * @throws ReleaseRefused where they are a copy, and where they cannot be read or written.
 */
export async function changeReleases(
  releases: string,
  change: (registry: Registry) => Promise<void>,
): Promise<void> {
  refuseCopy(process.env);
  await withReleases(releases, async () => {
    await deleteUnfinished(releases);
    await trustFirst(releases);
    await change(await readFreshRegistry(releases));
  });
}

/** Does the work while no other process changes the releases, whatever the registry is like. */
export async function withReleases(releases: string, work: () => Promise<void>): Promise<void> {
  await makeWritable(releases);
  const done = await exclusively(path.join(releases, LOCK_FILE), LOCK_PATIENCE_MS, work);
  if (!done.ok) {
    throw new ReleaseRefused('Another release is being published. Try again when it is done.');
  }
}

/**
 * Deletes what processes that were killed have left half-written, but nothing under the hands of a process that
 * is changing the releases now.
 */
export async function deletePartial(releases: string): Promise<void> {
  const isWritable = await access(releases, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return;
  await exclusively(path.join(releases, LOCK_FILE), 0, () => deleteUnfinished(releases));
  await deletePartialShared(releases);
  const incoming = await readdir(incomingFolder(releases)).catch(() => []);
  for (const part of incoming.filter((one) => !one.includes('.'))) {
    await exclusively(incomingLock(releases, part), 0, () =>
      rm(incomingFolder(releases, part), { recursive: true, force: true }),
    );
  }
}

/** The caller has the lock. */
async function deleteUnfinished(releases: string): Promise<void> {
  const inReleases = await readdir(releases, { recursive: true });
  for (const entry of inReleases.filter((one) => one.endsWith(PARTIAL))) {
    await rm(path.join(releases, entry), { recursive: true, force: true });
  }
  // Not the unfinished key, see draftKeys, and no store that is being restored.
  const data = path.dirname(releases);
  const copies = (await readdir(data)).filter((one) => one.startsWith('registry.good.json.'));
  for (const copy of copies) await rm(path.join(data, copy), { force: true });
}

async function makeWritable(releases: string): Promise<void> {
  try {
    await mkdir(releases, { recursive: true });
    await access(releases, constants.W_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ReleaseRefused(`The folder ${releases} cannot be written (${code}).`, { cause });
  }
}
