import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Release } from '../registry.ts';
import { RELEASE_FILE } from '../releases.ts';

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
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a release the way a build leaves it: its files and its description in one folder. */
export async function writeBuilt(
  folder: string,
  release: Release,
  files: Readonly<Record<string, string>> = {},
): Promise<{ readonly release: Release; readonly folder: string }> {
  await mkdir(folder, { recursive: true });
  const all = { 'server.mjs': '', ...files, [RELEASE_FILE]: JSON.stringify(release) };
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(folder, name), text);
  return { release, folder };
}
