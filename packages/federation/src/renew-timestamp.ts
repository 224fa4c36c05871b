import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withReleases } from './change-releases.ts';
import { expired, metadataKey } from './metadata.ts';
import { readTrusted, replaceFile, serialOf } from './registry-store.ts';
import { findServerKeys } from './release-keys.ts';
import { goodCopyFile, metadataFile } from './release-paths.ts';
import { isTimeForTimestamp, withNewTimestamp } from './sign-metadata.ts';

/**
 * Says with the key of this server that the registry is still the latest, when that was said a day ago.
 * Of one whose time is over it says so only when it is the one that was used here last. Call it under the
 * lock.
 */
export async function renewTimestamp(releases: string): Promise<void> {
  const server = await findServerKeys(releases);
  const found = await readTrusted(releases);
  if (!(server && found?.set && found.metadata) || !isTimeForTimestamp(found.metadata)) return;
  const { text, registry, set, metadata } = found;
  const { keyID } = metadataKey(server.publicKey);
  if (!metadata.root.signed.roles.timestamp?.keyIDs.includes(keyID)) return;
  const good = await readFile(goodCopyFile(releases), 'utf8').catch(() => undefined);
  if (expired(metadata) && good !== text) return;
  const file = path.join(releases, metadataFile(serialOf(registry)));
  await replaceFile(file, JSON.stringify(withNewTimestamp(set, metadata, server)));
}

/**
 * The same without the lock, which is taken when it is needed: who only reads releases has no key.
 * @returns what is too old to change anything, as one line; undefined when nothing is.
 */
export async function keepFresh(releases: string): Promise<string | undefined> {
  const before = (await readTrusted(releases))?.metadata;
  if (!before) return undefined;
  if (isTimeForTimestamp(before) && (await findServerKeys(releases))) {
    // Where that is not possible, such as on a full disk, it is tried again before the time is over.
    await withReleases(releases, () => renewTimestamp(releases)).catch(() => undefined);
  }
  const now = (await readTrusted(releases))?.metadata;
  return now && expired(now, Object.keys(now.parts));
}
