import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressedCopy } from './integrity.ts';
import type { RegisteredPart, Registry } from './registry.ts';
import { readRelease } from './registry-store.ts';
import { contentFolder, releaseFolder } from './release-paths.ts';

/** A tab that is older than this may have to load its document again. */
const OLDEST_TAB_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The registry without the versions that nothing can need any more: neither live, nor in the history
 * of a rollback, nor live in the last 30 days, when a tab may have got them.
 */
export function withoutOld(registry: Registry): Registry {
  const oldest = Date.now() - OLDEST_TAB_MS;
  const forget = (part: RegisteredPart): RegisteredPart => {
    const kept = Object.entries(part.releases ?? {}).filter(
      ([version, { lastLive }]) =>
        version === part.active ||
        part.history.includes(version) ||
        lastLive === undefined ||
        Date.parse(lastLive) > oldest,
    );
    return { ...part, releases: Object.fromEntries(kept) };
  };
  const parts = Object.entries(registry.parts).map(([name, part]) => [name, forget(part)]);
  return { ...registry, parts: Object.fromEntries(parts) };
}

/**
 * Deletes versions and files that the registry, which is written already, does not name. Call it under
 * the lock: another release may be copying its files otherwise.
 */
export async function deleteUnneeded(releases: string, registry: Registry): Promise<void> {
  for (const [name, part] of Object.entries(registry.parts)) {
    for (const entry of await listOf(path.join(releases, name))) {
      const folder = releaseFolder(releases, name, entry);
      if (folder === contentFolder(releases, name) || part.releases?.[entry]) continue;
      await rm(folder, { recursive: true });
    }
    await deleteFiles(releases, name, registry);
  }
}

async function deleteFiles(releases: string, name: string, registry: Registry): Promise<void> {
  const needed = new Set<string>();
  for (const version of Object.keys(registry.parts[name]?.releases ?? {})) {
    const release = await readRelease(releases, name, version, registry).catch(() => undefined);
    // A description that is damaged may name any of the files.
    if (!release) return;
    for (const file of Object.keys(release.integrity ?? {})) needed.add(file);
  }
  const folder = contentFolder(releases, name);
  for (const entry of await listOf(folder)) {
    if (!needed.has(entry.replace(compressedCopy, ''))) await rm(path.join(folder, entry));
  }
}

const listOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
