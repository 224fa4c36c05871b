import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, cp, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { Registry, Release, satisfiesKit } from './registry.ts';

/** Description of a release, beside its files. */
export const RELEASE_FILE = 'release.json';
export const REGISTRY_FILE = 'registry.json';
const SHELL = 'shell';
const LOCK_PATIENCE_MS = 5_000;
/** A lock this old belongs to a process that died. */
const STALE_LOCK_MS = 30_000;

export const releasesFolder = (dataDir: string): string => path.join(dataDir, 'releases');

export const releaseFolder = (releases: string, name: string, version: string): string =>
  path.join(releases, name, version);

/** What went wrong with a release, as one line for the person who runs the command. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}

/** The registry of a releases folder; empty when nothing was released yet. Throws when it cannot be read. */
export async function readRegistry(releases: string): Promise<Registry> {
  const file = path.join(releases, REGISTRY_FILE);
  if (!existsSync(file)) return { parts: {} };
  const text = await readFile(file, 'utf8');
  try {
    return v.parse(Registry, JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseRefused(`${file} is not a valid registry: ${why}`);
  }
}

export async function readRelease(
  releases: string,
  name: string,
  version: string,
): Promise<Release> {
  const file = path.join(releaseFolder(releases, name, version), RELEASE_FILE);
  try {
    return v.parse(Release, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseRefused(`${file} is not a valid release: ${why}`, { cause });
  }
}

/**
 * Copies a built release into its own folder, where it is never changed again, and makes it live.
 * Visitors see it from their next page on.
 */
export async function publish(
  releases: string,
  built: { readonly release: Release; readonly folder: string },
): Promise<void> {
  const { name, version } = built.release;
  await makeWritable(releases);
  const target = releaseFolder(releases, name, version);
  if (!existsSync(target)) {
    const staging = `${target}.${randomUUID()}.partial`;
    await mkdir(path.dirname(target), { recursive: true });
    await rm(staging, { recursive: true, force: true });
    await cp(built.folder, staging, { recursive: true });
    await rename(staging, target).catch(async (cause) => {
      // Somebody published the same version a moment ago: it has the same files.
      await rm(staging, { recursive: true, force: true });
      if (!existsSync(target)) throw cause;
    });
  }
  await changeRegistry(releases, async (registry) => {
    const part = registry.parts[name];
    const next: Registry = {
      parts: {
        ...registry.parts,
        [name]: {
          active: version,
          history:
            part && part.active !== version
              ? [...part.history, part.active]
              : (part?.history ?? []),
          built: version,
        },
      },
    };
    await checkTogether(releases, next);
    return next;
  });
}

async function makeWritable(releases: string): Promise<void> {
  try {
    await mkdir(releases, { recursive: true });
    await access(releases, constants.W_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ReleaseRefused(`The folder ${releases} cannot be written (${code}).`, { cause });
  }
}

/** Points a part back at the release that was live before. Answers with both versions. */
export async function rollback(
  releases: string,
  name: string,
): Promise<{ readonly from: string; readonly to: string }> {
  await makeWritable(releases);
  let outcome = { from: '', to: '' };
  await changeRegistry(releases, async (registry) => {
    const part = registry.parts[name];
    const to = part?.history.at(-1);
    if (!part || !to) throw new ReleaseRefused(`${name} has no earlier release to go back to.`);
    outcome = { from: part.active, to };
    const next: Registry = {
      parts: {
        ...registry.parts,
        [name]: { ...part, active: to, history: part.history.slice(0, -1) },
      },
    };
    await checkTogether(releases, next);
    return next;
  });
  return outcome;
}

/** Refuses a set of live releases that would not work on one page. */
async function checkTogether(releases: string, registry: Registry): Promise<void> {
  const live = await Promise.all(
    Object.entries(registry.parts).map(([name, part]) => readRelease(releases, name, part.active)),
  );
  const shell = live.find(({ name }) => name === SHELL);
  const owners = new Map<string, string>();
  for (const release of live) {
    if (shell && release !== shell && !satisfiesKit(shell.kit, release.kit)) {
      throw new ReleaseRefused(
        `${release.name} ${release.version} needs kit ${release.kit}, but the shell provides ${shell.kit}.`,
      );
    }
    for (const { path: served } of release.routes) {
      const owner = owners.get(served);
      if (owner) {
        throw new ReleaseRefused(`${served} is served by ${owner} and by ${release.name}.`);
      }
      owners.set(served, release.name);
    }
  }
}

/** One writer at a time, and readers see the old file or the new one, never half of it. */
async function changeRegistry(
  releases: string,
  change: (registry: Registry) => Promise<Registry>,
): Promise<void> {
  await mkdir(releases, { recursive: true });
  const unlock = await lock(path.join(releases, `${REGISTRY_FILE}.lock`));
  try {
    const next = await change(await readRegistry(releases));
    const file = path.join(releases, REGISTRY_FILE);
    const partial = `${file}.${randomUUID()}.partial`;
    const handle = await open(partial, 'w');
    await handle.writeFile(`${JSON.stringify(next, null, 2)}\n`);
    await handle.sync();
    await handle.close();
    await rename(partial, file);
  } finally {
    await unlock();
  }
}

async function lock(file: string): Promise<() => Promise<void>> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      await (await open(file, 'wx')).close();
      return () => rm(file, { force: true });
    } catch (cause) {
      await access(path.dirname(file), constants.W_OK);
      const made = await stat(file).catch(() => undefined);
      if (made && Date.now() - made.mtimeMs > STALE_LOCK_MS) {
        await rm(file, { force: true });
        continue;
      }
      if (Date.now() > deadline) {
        const message = `Another release is being published: ${file} exists.`;
        throw new ReleaseRefused(message, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
