import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { integrityOf } from './integrity.ts';
import { knownReleases } from './known-releases.ts';
import { type Registry, Release } from './registry.ts';
import { findKeys, type ReleaseKeys } from './release-keys.ts';
import {
  goodCopyFile,
  PARTIAL,
  RELEASE_FILE,
  registryFile,
  releaseFolder,
} from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { parseRegistry, signedRegistry } from './signed-registry.ts';

const REPAIR = 'npm run registry -- repair brings the last good one back.';

/**
 * The registry of a releases folder; empty before the first release.
 * @throws ReleaseRefused when it cannot be read, is not signed with our key, or is older than the last
 * good one.
 */
export async function readRegistry(releases: string): Promise<Registry> {
  const file = registryFile(releases);
  const text = await readText(file);
  if (text === undefined) {
    if (existsSync(goodCopyFile(releases))) {
      throw new ReleaseRefused(`${file} is missing; ${REPAIR}`);
    }
    return { parts: {} };
  }
  const registry = await trustedRegistry(releases, file, text);
  // A damaged copy is written anew with the next change; the registry itself is signed.
  const good = await readGoodCopy(releases).catch(() => undefined);
  if (good && serialOf(registry) < serialOf(good)) {
    throw new ReleaseRefused(
      `${file} is older than the last good one (${serialOf(registry)}, after ${serialOf(good)}); ${REPAIR}`,
    );
  }
  return registry;
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

/**
 * Signs a registry under the next serial and makes it the one that is served.
 * @throws ReleaseRefused when it has no shell, or when this process has no key to sign with.
 */
export async function writeRegistry(
  releases: string,
  registry: Registry,
  keys?: ReleaseKeys,
): Promise<void> {
  if (!registry.parts.shell) {
    throw new ReleaseRefused('There is no shell to serve: release the shell first.');
  }
  const { privateKey } = keys ?? (await findKeys(releases)) ?? {};
  if (!privateKey) {
    throw new ReleaseRefused('This process has no key to sign with: set RELEASE_KEY.');
  }
  const serial = serialOf(registry) + 1;
  const text = signedRegistry({ ...registry, serial }, privateKey);
  await replaceFile(registryFile(releases), text);
  await replaceGoodCopy(releases, text);
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
const replaceGoodCopy = (releases: string, text: string): Promise<void> =>
  replaceFile(goodCopyFile(releases), text, `.${randomUUID()}${PARTIAL}`);

/**
 * Writes another file and renames it, so that readers see the old text or the new one, never a part.
 */
export async function replaceFile(
  file: string,
  bytes: Uint8Array | string,
  suffix: string = PARTIAL,
): Promise<void> {
  const handle = await open(file + suffix, 'w');
  await handle.writeFile(bytes);
  await handle.sync();
  await handle.close();
  await rename(file + suffix, file);
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

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new ReleaseRefused(`${file} cannot be read (${code}).`, { cause });
  }
}
