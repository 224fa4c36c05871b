import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { integrityOf } from './integrity.ts';
import { knownReleases } from './known-releases.ts';
import { checkMetadata, expired, MetadataSet, type TrustedMetadata } from './metadata.ts';
import { type Registry, Release } from './registry.ts';
import { findKeys } from './release-keys.ts';
import {
  goodCopyFile,
  metadataFile,
  PARTIAL,
  RELEASE_FILE,
  registryFile,
  releaseFolder,
} from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { parseRegistry } from './signed-registry.ts';

const REPAIR = 'npm run registry -- repair brings the last good one back.';
/** What an operator does about metadata that cannot be used. */
export const TRUST = 'look at what is live, then npm run registry -- trust.';

/** A registry with what its teams have signed of it; that is absent in one from before they did. */
export interface TrustedRegistry {
  readonly text: string;
  readonly registry: Registry;
  readonly set?: MetadataSet;
  readonly metadata?: TrustedMetadata;
}

/**
 * The registry of a releases folder; empty before the first release. It may be too old to be changed.
 * @throws ReleaseRefused when it cannot be read, is not signed with our key and those of its teams, or
 * is older than the last good one.
 */
export async function readRegistry(releases: string): Promise<Registry> {
  return (await readTrusted(releases))?.registry ?? { parts: {} };
}

/**
 * The same, to be changed or to replace another one.
 * @throws ReleaseRefused when its time is over, too, and it is not the one that was used here last: who
 * puts back what was live a month ago would bring back its faults.
 */
export async function readFreshRegistry(releases: string): Promise<Registry> {
  const found = await readTrusted(releases);
  const old = found?.metadata && expired(found.metadata);
  if (old && (await readText(goodCopyFile(releases))) !== found.text) {
    throw new ReleaseRefused(
      `${registryFile(releases)} is too old to be changed: ${old}; ${TRUST}`,
    );
  }
  return found?.registry ?? { parts: {} };
}

/** The registry and who has signed it; undefined before the first release. Throws as `readRegistry`. */
export async function readTrusted(releases: string): Promise<TrustedRegistry | undefined> {
  const file = registryFile(releases);
  const text = await readText(file);
  if (text === undefined) {
    if (existsSync(goodCopyFile(releases))) {
      throw new ReleaseRefused(`${file} is missing; ${REPAIR}`);
    }
    return undefined;
  }
  const registry = await trustedRegistry(releases, file, text);
  // A damaged copy is written anew with the next change; the registry itself is signed.
  const good = await readGoodCopy(releases).catch(() => undefined);
  if (good && serialOf(registry) < serialOf(good)) {
    throw new ReleaseRefused(
      `${file} is older than the last good one (${serialOf(registry)}, after ${serialOf(good)}); ${REPAIR}`,
    );
  }
  if (registry.teamSigned) {
    return { text, registry, ...(await readMetadata(releases, { text, registry })) };
  }
  if (good?.teamSigned) throw new ReleaseRefused(`${file} is not signed by its teams; ${REPAIR}`);
  return { text, registry };
}

/** @throws ReleaseRefused when a signature is missing or wrong, or the set belongs to another registry. */
async function readMetadata(
  releases: string,
  read: { readonly text: string; readonly registry: Registry },
): Promise<{ readonly set: MetadataSet; readonly metadata: TrustedMetadata }> {
  const file = path.join(releases, metadataFile(serialOf(read.registry)));
  const text = await readText(file);
  if (text === undefined) throw new ReleaseRefused(`${file} is missing; ${TRUST}`);
  return trustedMetadata(releases, file, text, read);
}

/**
 * Reads the metadata of a registry.
 * @param file what errors call it.
 * @throws ReleaseRefused when a signature is missing or wrong, or it belongs to another registry.
 */
export async function trustedMetadata(
  releases: string,
  file: string,
  text: string,
  read: { readonly text: string; readonly registry: Registry },
): Promise<{ readonly set: MetadataSet; readonly metadata: TrustedMetadata }> {
  const set = readSet(file, text);
  const keys = await findKeys(releases);
  if (!keys) throw new ReleaseRefused(`${file} is signed, and there is no key to check it with.`);
  return { set, metadata: await checkMetadata(set, read, keys.publicKey) };
}

/** @throws ReleaseRefused when it cannot be read. */
export function readSet(file: string, text: string): MetadataSet {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), MetadataSet), text);
  if (!parsed.success) throw new ReleaseRefused(`${file} cannot be read; ${TRUST}`);
  return parsed.output;
}

/** The last registry that was good; undefined when there is none, or none of our key. */
export async function readGoodCopy(releases: string): Promise<Registry | undefined> {
  const file = goodCopyFile(releases);
  const text = await readText(file);
  if (text === undefined) return undefined;
  return trustedRegistry(releases, file, text);
}

export const serialOf = ({ serial = 0 }: Registry): number => serial;

/**
 * Reads the text of a registry that is signed with the key of this installation.
 * @param file what errors call it.
 * @throws ReleaseRefused when it cannot be read, or is not signed so.
 */
export async function trustedRegistry(
  releases: string,
  file: string,
  text: string,
): Promise<Registry> {
  const read = parseRegistry(text);
  if (!read.ok) {
    throw new ReleaseRefused(`${file} is not a valid registry: ${read.failure}`);
  }
  const keys = await findKeys(releases);
  if (!keys) throw new ReleaseRefused(`${file} is signed, and there is no key to check it with.`);
  if (!read.value.isSigned) throw new ReleaseRefused(`${file} is not signed.`);
  if (!read.value.signedWith(keys.publicKey)) {
    throw new ReleaseRefused(`${file} is not signed with the key of this installation.`);
  }
  return read.value.registry;
}

/** Keeps what is served as the last good registry. */
export async function keepGoodCopy(releases: string): Promise<void> {
  const text = await readFile(registryFile(releases), 'utf8');
  const registry = await trustedRegistry(releases, registryFile(releases), text);
  const good = await readGoodCopy(releases).catch(() => undefined);
  if (good && serialOf(good) >= serialOf(registry)) return;
  await replaceGoodCopy(releases, text);
}

/** Commands and page servers may write it at once. */
export const replaceGoodCopy = (releases: string, text: string): Promise<void> =>
  replaceFile(goodCopyFile(releases), text, `.${randomUUID()}${PARTIAL}`);

/**
 * Writes another file and renames it, so that readers see the old text or the new one, never a part.
 */
export async function replaceFile(
  file: string,
  bytes: Uint8Array | string,
  suffix: string = PARTIAL,
): Promise<void> {
  const unfinished = file + suffix;
  try {
    await writeFile(unfinished, bytes, { flush: true });
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw cause;
  }
  await rename(unfinished, file);
}

/**
 * The description of a release.
 * @param registry when given, the description has to be the one that it names.
 * @throws ReleaseRefused when it cannot be read, or is another one.
 */
export async function readRelease(
  releases: string,
  name: string,
  version: string,
  registry?: Registry,
): Promise<Release> {
  const file = path.join(releaseFolder(releases, name, version), RELEASE_FILE);
  try {
    const text = await readFile(file, 'utf8');
    if (registry) refuseOther(text, knownReleases(registry, name)[version]?.description);
    return v.parse(Release, JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseRefused(`${file} is not a valid release: ${why}`, { cause });
  }
}

function refuseOther(text: string, expected: string | undefined): void {
  if (expected === undefined) throw new Error('the registry has no hash of it');
  if (integrityOf(text) !== expected) throw new Error('it was changed after its release');
}

/** Undefined for a file that is not there. */
export async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new ReleaseRefused(`${file} cannot be read (${code}).`, { cause });
  }
}
