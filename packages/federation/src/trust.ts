import { existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, integrityOfFiles } from './integrity.ts';
import type { OwnerKeys } from './owners.ts';
import type { KnownRelease, Registry } from './registry.ts';
import { readGoodCopy, readRelease, readTrusted, replaceFile, serialOf } from './registry-store.ts';
import { draftKeys, findDraft, findKeys, hasOwnKey, type ReleaseKeys } from './release-keys.ts';
import {
  goodCopyFile,
  keyFile,
  PARTIAL,
  RELEASE_FILE,
  registryFile,
  releaseFolder,
} from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { parseRegistry } from './signed-registry.ts';
import { type SignedWith, writeRegistry } from './write-registry.ts';

/**
 * Makes the keys of an installation that has none, and signs what an older program left there. That
 * happens once: with a key, or a registry that was good before, an unsigned registry is refused. What
 * the key of the installation alone has signed, which older programs did, is signed for the teams too.
 * Call it under the lock.
 */
export async function trustFirst(releases: string): Promise<void> {
  await trustUnsigned(releases);
  const found = await findWithoutTeams(releases);
  if (found) await writeRegistry(releases, found);
}

/** A good registry that an older program wrote and this process can sign; what is not good is refused when it is read. */
async function findWithoutTeams(releases: string): Promise<Registry | undefined> {
  const keys = await findKeys(releases).catch(() => undefined);
  if (!keys?.privateKey) return undefined;
  const found = await readTrusted(releases).catch(() => undefined);
  return found?.metadata ? undefined : found?.registry;
}

async function trustUnsigned(releases: string): Promise<void> {
  if (hasOwnKey() || existsSync(keyFile(releases)) || existsSync(goodCopyFile(releases))) {
    // A process that was killed may have signed everything and not named its key.
    if (!hasOwnKey()) await nameDraft(releases);
    return;
  }
  const found = await findUnsigned(releases);
  const keys = await draftKeys(releases);
  if (found?.parts.shell) await sign(releases, found, keys);
  // Without a shell it served nothing.
  else if (found) await rename(registryFile(releases), `${registryFile(releases)}.unsigned`);
  await nameDraft(releases);
}

/** True when `trustFirst` has nothing to do. */
export async function isTrusted(releases: string): Promise<boolean> {
  if (!hasOwnKey() && !existsSync(keyFile(releases))) return false;
  return (await findWithoutTeams(releases)) === undefined;
}

/**
 * Signs the registry that is there, signed or not, with all releases that it names as they are now. For
 * an operator who has looked at them, or who has changed a key.
 * @param signersOf whose keys sign a part from now on; those of others count no more.
 * @throws ReleaseRefused when it cannot be read, a release is missing, or a key of a team is.
 */
export async function trustFound(
  releases: string,
  signersOf: (part: string) => Promise<OwnerKeys | undefined> = async () => undefined,
): Promise<void> {
  const keys = await findKeys(releases);
  if (!keys) throw new ReleaseRefused('There is no key yet.');
  const text = await readFile(registryFile(releases), 'utf8').catch(() => '');
  const read = parseRegistry(text);
  if (!read.ok) {
    throw new ReleaseRefused(`${registryFile(releases)} is not a valid registry: ${read.failure}`);
  }
  const registry = await afterGood(releases, read.value.registry);
  await sign(releases, registry, keys, { anew: { signersOf } });
}

/** Makes the last good registry the one that is served, under a new serial. */
export async function repairRegistry(releases: string): Promise<void> {
  const good = await readGoodCopy(releases);
  if (!good) throw new ReleaseRefused('There is no good copy of the registry.');
  await writeRegistry(releases, good, { mayUseReserve: true });
}

async function afterGood(releases: string, registry: Registry): Promise<Registry> {
  // A copy of another key says nothing.
  const good = await readGoodCopy(releases).catch(() => undefined);
  return { ...registry, serial: Math.max(serialOf(registry), good ? serialOf(good) : 0) };
}

async function findUnsigned(releases: string): Promise<Registry | undefined> {
  const file = registryFile(releases);
  if (!existsSync(file)) return undefined;
  const read = parseRegistry(await readFile(file, 'utf8'));
  if (!read.ok) throw new ReleaseRefused(`${file} is not a valid registry: ${read.failure}`);
  if (!read.value.isSigned) return read.value.registry;
  const draft = await findDraft(releases);
  // This program was killed right after it had signed.
  if (draft && read.value.signedWith(draft.publicKey)) return undefined;
  throw new ReleaseRefused(
    `${file} is signed, and there is no key to check it with: set RELEASE_PUBLIC_KEY.`,
  );
}

async function nameDraft(releases: string): Promise<void> {
  const draft = keyFile(releases) + PARTIAL;
  if (existsSync(draft)) await rename(draft, keyFile(releases));
}

async function sign(
  releases: string,
  registry: Registry,
  keys: ReleaseKeys,
  options: SignedWith = {},
): Promise<void> {
  const parts: Registry['parts'] = {};
  for (const [name, part] of Object.entries(registry.parts)) {
    const known = await findKnown(releases, name, part.releases, part);
    if (!known[part.active]) {
      throw new ReleaseRefused(`${releaseFolder(releases, name, part.active)} is missing.`);
    }
    const history = part.history.filter((version) => known[version]);
    const { canary, ...others } = part;
    const kept = canary && known[canary.version] ? { canary } : {};
    parts[name] = { ...others, ...kept, history, releases: known };
  }
  const notLive: Registry['notLive'] = {};
  for (const [name, part] of Object.entries(registry.notLive ?? {})) {
    notLive[name] = { ...part, releases: await findKnown(releases, name, part.releases, part) };
  }
  const signed = { ...registry, parts, ...(registry.notLive ? { notLive } : {}) };
  await writeRegistry(releases, signed, { ...options, keys });
}

/** The versions of a part that are there, among those that the registry names. */
async function findKnown(
  releases: string,
  name: string,
  before: Readonly<Record<string, KnownRelease>> | undefined,
  { active, history }: { readonly active?: string; readonly history: readonly string[] },
): Promise<Record<string, KnownRelease>> {
  const known: Record<string, KnownRelease> = {};
  const named = new Set([...history, active, ...Object.keys(before ?? {})]);
  for (const version of await versionsOf(releases, name)) {
    if (before && !named.has(version)) continue;
    const description = await described(releases, name, version);
    const lastLive = before?.[version]?.lastLive ?? new Date().toISOString();
    known[version] = version === active ? { description } : { description, lastLive };
  }
  return known;
}

async function versionsOf(releases: string, name: string): Promise<string[]> {
  const all = await readdir(path.join(releases, name)).catch(() => []);
  return all.filter((version) => existsSync(path.join(releases, name, version, RELEASE_FILE)));
}

/** The hash of a description, which gets the hashes of its files when it has none. */
async function described(releases: string, name: string, version: string): Promise<string> {
  const file = path.join(releaseFolder(releases, name, version), RELEASE_FILE);
  const release = await readRelease(releases, name, version);
  if (!release.integrity) {
    const members = JSON.parse(await readFile(file, 'utf8'));
    const integrity = await integrityOfFiles(path.dirname(file));
    await replaceFile(file, `${JSON.stringify({ ...members, integrity }, null, 2)}\n`);
  }
  return integrityOf(await readFile(file));
}
