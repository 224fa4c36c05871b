import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { integrityOf, integrityOfFiles } from '../integrity.ts';
import type { Registry, Release } from '../registry.ts';
import { RELEASE_FILE } from '../release-paths.ts';

/** A version whose hash is the given number. */
export const versionOf = (number: number): string => `1.0.0-${String(number).padStart(12, '0')}`;

export const aRelease = (changes: Partial<Release> = {}): Release => ({
  name: 'shop',
  version: versionOf(1),
  kit: '^1.0.0',
  entry: 'remoteEntry.js',
  server: 'server.mjs',
  css: [],
  fonts: [],
  routes: [{ path: '/consulting', module: './consulting', js: [], css: [] }],
  ...changes,
});

export const aShell = (changes: Partial<Release> = {}): Release =>
  aRelease({ name: 'shell', kit: '1.0.0', entry: 'main.js', routes: [], ...changes });

/** An empty folder, removed by the given hook; by default at the end of the test. */
export async function temporaryFolder(
  cleanUp: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  // Repeated, because a process that ends may still be writing.
  cleanUp(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/**
 * Writes a release the way a build leaves it: its files and its description, with their hashes, in one
 * folder.
 */
export async function writeBuilt(
  folder: string,
  described: Release,
  files: Readonly<Record<string, string>> = {},
): Promise<{ readonly release: Release; readonly folder: string }> {
  await mkdir(folder, { recursive: true });
  const all = { 'server.mjs': '', ...files };
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(folder, name), text);
  const release = { ...described, integrity: await integrityOfFiles(folder) };
  await writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(release));
  return { release, folder };
}

/** A registry that vouches for the descriptions of these releases, as their folders have them. */
export async function registryOf(
  ...built: readonly { readonly release: Release; readonly folder: string }[]
): Promise<Registry> {
  const parts: Registry['parts'] = {};
  for (const { release, folder } of built) {
    const { name, version } = release;
    const description = integrityOf(await readFile(path.join(folder, RELEASE_FILE)));
    const known = { ...parts[name]?.releases, [version]: { description } };
    parts[name] = { active: version, history: [], releases: known };
  }
  return { parts };
}
