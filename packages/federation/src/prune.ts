import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressedCopy } from './integrity.ts';
import { knownParts, knownReleases } from './known-releases.ts';
import type { NotLivePart, RegisteredPart, Registry } from './registry.ts';
import { readRelease } from './registry-store.ts';
import { contentFolder, metadataSerial, releaseFolder } from './release-paths.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A tab that is older than this may have to load its document again. */
const OLDEST_TAB_MS = 30 * DAY_MS;
/**
 * And so may one of a version that so many came after, once it is more than two days old: most tabs are closed by
 * then, also where the clock is wrong by a day.
 */
const MOST_FOR_TABS = 20;
const MOST_TABS_MS = 2 * DAY_MS;

/** A reader may have an earlier registry in its hands. */
const KEPT_METADATA = 5;

type Known = NotLivePart['releases'];

/**
 * The registry without the versions that nothing can need any more: neither live, nor a canary, nor in
 * the history of a rollback, nor among the last that a tab may have got. A part that is not live keeps its
 * history for 30 days and its notes for ever.
 */
export function withoutOld(registry: Registry): Registry {
  const { parts, notLive } = registry;
  const now = Date.now();
  const isWithin = (ms: number, at: string | undefined) =>
    at === undefined || Date.parse(at) > now - ms;
  const isRecent = (at: string | undefined) => isWithin(OLDEST_TAB_MS, at);

  const recent = (releases: Known = {}, needed: readonly (string | undefined)[]): Known => {
    const left = Object.entries(releases).filter(([version]) => !needed.includes(version));
    left.sort(([, a], [, b]) => ((a.lastLive ?? '') < (b.lastLive ?? '') ? 1 : -1));
    const old = left.filter(
      ([, { lastLive }], place) =>
        !isWithin(place < MOST_FOR_TABS ? OLDEST_TAB_MS : MOST_TABS_MS, lastLive),
    );
    const forgotten = new Set(old.map(([version]) => version));
    return Object.fromEntries(Object.entries(releases).filter(([one]) => !forgotten.has(one)));
  };
  const ofLive = (part: RegisteredPart): RegisteredPart => {
    const needed = [part.active, part.canary?.version, ...part.history];
    return { ...part, releases: recent(part.releases, needed) };
  };
  const ofNotLive = (part: NotLivePart): NotLivePart => {
    const releases = recent(part.releases, isRecent(part.since) ? part.history : []);
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
