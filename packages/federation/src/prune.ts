import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressedCopy } from './integrity.ts';
import { knownParts, knownReleases } from './known-releases.ts';
import type { NotLivePart, RegisteredPart, Registry } from './registry.ts';
import { readRelease } from './registry-store.ts';
import { contentFolder, metadataSerial, releaseFolder } from './release-paths.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A tab that is older than 30 days may have to load its document again. One day more: the clock may be wrong by one. */
const OLDEST_TAB_MS = 31 * DAY_MS;
/** And so may one of a version that so many came after, however new: the disk has an end. */
const MOST_VERSIONS = 40;

/** A reader may have an earlier registry in its hands. */
const KEPT_METADATA = 5;

type Known = NotLivePart['releases'];

/**
 * The registry without the versions that nothing can need any more: neither live, nor a canary, nor in
 * the history of a rollback, nor among the last forty that a tab or a link of a preview may still need. A part that is
 * not live keeps its history for 30 days and its notes for ever.
 */
export function withoutOld(registry: Registry): Registry {
  const { parts, notLive } = registry;
  const now = Date.now();
  const isRecent = (at: string | undefined) =>
    at === undefined || Date.parse(at) > now - OLDEST_TAB_MS;

  const recent = (
    { releases = {}, changes = [] }: Pick<RegisteredPart, 'releases' | 'changes'>,
    needed: readonly (string | undefined)[],
  ): Known => {
    const all = Object.entries(releases);
    const left = all.filter(([version]) => !needed.includes(version));
    const previews = new Set(changes.flatMap(({ what, to }) => (what === 'preview' ? [to] : [])));
    // Links of previews may last for 30 days, so they are the last to make room.
    const place = ([version, { lastLive = '' }]: (typeof all)[number]) =>
      `${previews.has(version) ? 1 : 0} ${lastLive}`;
    left.sort((a, b) => (place(a) < place(b) ? 1 : -1));
    const room = MOST_VERSIONS - (all.length - left.length);
    const kept = left.slice(0, room).filter(([, { lastLive }]) => isRecent(lastLive));
    return Object.fromEntries(all.filter((one) => kept.includes(one) || !left.includes(one)));
  };
  const ofLive = (part: RegisteredPart): RegisteredPart => {
    const needed = [part.active, part.canary?.version, ...part.history];
    return { ...part, releases: recent(part, needed) };
  };
  const ofNotLive = (part: NotLivePart): NotLivePart => {
    const releases = recent(part, isRecent(part.since) ? part.history : []);
    return { ...part, history: part.history.filter((version) => releases[version]), releases };
  };
  return {
    ...registry,
    parts: mapValues(parts, ofLive),
    ...(notLive ? { notLive: mapValues(notLive, ofNotLive) } : {}),
  };
}

const mapValues = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/**
 * Deletes versions and files that the registry, which is written already, does not name. Call it under
 * the lock: another release may be copying its files otherwise.
 */
export async function deleteUnneeded(releases: string, registry: Registry): Promise<void> {
  for (const name of knownParts(registry)) {
    const known = knownReleases(registry, name);
    for (const entry of await listOf(path.join(releases, name))) {
      const folder = releaseFolder(releases, name, entry);
      if (folder === contentFolder(releases, name) || known[entry]) continue;
      await rm(folder, { recursive: true });
    }
    await deleteFiles(releases, name, registry);
  }
  for (const entry of await listOf(releases)) {
    const serial = metadataSerial(entry);
    const isOld = serial !== undefined && serial < (registry.serial ?? 0) - KEPT_METADATA;
    if (isOld) await rm(path.join(releases, entry));
  }
}

async function deleteFiles(releases: string, name: string, registry: Registry): Promise<void> {
  const needed = new Set<string>();
  for (const version of Object.keys(knownReleases(registry, name))) {
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
