import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Release } from '@app/federation/registry';
import { type BuiltRelease, RELEASE_FILE } from '@app/federation/releases';
import * as v from 'valibot';
import { hashOfInputs } from './build-inputs.ts';
import { checkDeclaredPaths } from './declared-paths.ts';
import type { Part } from './parts.ts';
import { provenanceOf } from './provenance-of.ts';
import { ownersOf } from './team-of.ts';

export interface BuiltPart extends BuiltRelease {
  /** False when nothing had changed since a build before. */
  readonly rebuilt: boolean;
}

/**
 * Builds one part alone: browser files, server bundle, compressed copies and the release
 * description. The version is the package's version and a hash of the files, so the same code is
 * always the same release.
 *
 * Each build has a folder of its own, so that builds at the same time share no file. Its description is
 * written last: a build that was killed is never reused.
 * @throws ReleaseRefused when parts declare paths that cannot be served together.
 */
export async function buildPart(part: Part, { force = false } = {}): Promise<BuiltPart> {
  await checkDeclaredPaths(part);
  const dist = path.join(part.folder, 'dist');
  const sources = await hashOfInputs(part);
  const inputs = sources.slice(0, 12);
  const signers = (await ownersOf(part))?.signers;
  const signed = {
    provenance: await provenanceOf(part, sources),
    ...(signers ? { signers } : {}),
  };
  const found = force ? undefined : await builtBefore(dist, inputs);
  if (found) return { ...found, ...signed, rebuilt: false };
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(path.join(dist, `${BUILT}${inputs}-`));
  const { buildInto } = await import('./build-into.ts');
  const release = await buildInto(folder, part);
  await removeOldBuilds(dist);
  return { release, folder, ...signed, rebuilt: true };
}

const BUILT = 'built-';
const KEPT_BUILDS = 3;
/** Another process may still be building into a younger folder, or copying it. */
const OLD_MS = 60 * 60 * 1000;

/** The last complete build of the same source. The description is written last. */
async function builtBefore(dist: string, inputs: string): Promise<BuiltRelease | undefined> {
  for (const folder of await newestFirst(dist, `${BUILT}${inputs}`)) {
    const file = path.join(folder, RELEASE_FILE);
    if (!existsSync(file)) continue;
    const release = v.parse(Release, JSON.parse(await readFile(file, 'utf8')));
    // Old builds are removed by age, and this one is in use again.
    await utimes(folder, new Date(), new Date());
    return { release, folder };
  }
  return undefined;
}

async function removeOldBuilds(dist: string): Promise<void> {
  for (const folder of (await newestFirst(dist, BUILT)).slice(KEPT_BUILDS)) {
    const isOld = (await changedAt(folder)) < Date.now() - OLD_MS;
    if (isOld) await rm(folder, { recursive: true, force: true });
  }
}

async function newestFirst(dist: string, prefix: string): Promise<string[]> {
  const names = await readdir(dist).catch(() => []);
  const found = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(dist, name));
  const dated = await Promise.all(
    found.map(async (folder) => ({ folder, at: await changedAt(folder) })),
  );
  return dated.sort((a, b) => b.at - a.at).map(({ folder }) => folder);
}

/** 0 for a folder that another process has just removed. */
const changedAt = async (folder: string): Promise<number> =>
  (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0;
