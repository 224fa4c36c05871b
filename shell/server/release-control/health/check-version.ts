import { readFile } from 'node:fs/promises';
import { isIntact } from '@app/federation/integrity';
import type { PartVersion } from '@app/federation/live-releases';
import { SHELL } from '@app/federation/live-set';
import type { Registry, Release } from '@app/federation/registry';
import { storedFile } from '@app/federation/release-paths';
import { type BuiltRelease, readRelease, releaseFolder } from '@app/federation/releases';
import { withItsStep } from '@app/federation/rollback';
import { pageFaults, type RenderingOnce } from '../../rendering/page-faults.ts';
import type { Watched } from './watched-versions.ts';

export interface CheckOptions {
  /** Folder of the releases. */
  readonly releases: string;
  readonly registry: Registry;
  readonly rendering: RenderingOnce;
  /** Faults of a version at these paths in a browser; absent where there is none. */
  readonly inBrowser?:
    | ((of: PartVersion, paths: readonly string[]) => Promise<readonly string[]>)
    | undefined;
}

/**
 * What the site sees of a version itself, whatever visitors say: renders each of its pages once and reads
 * each of its files, and where nothing fails opens them in a browser; then the same with the version before,
 * now and with the same data. Where both fail alike, what made pages fail was something else; where neither does, it is over, or only browsers see it.
 * @returns one fault that going back would end, as one line, such as `/consulting: TypeError: x is not defined`.
 */
export async function checkVersion(
  { part, version, before }: Watched,
  { releases, registry, rendering, inBrowser }: CheckOptions,
): Promise<string | undefined> {
  const faultsWith = async (instead: Readonly<Record<string, string>>): Promise<string[]> => {
    const live = await Promise.all(
      Object.entries(registry.parts).map(([name, { active }]) =>
        read(name, instead[name] ?? active),
      ),
    );
    // The shell is in the pages of all parts.
    const rendered = part === SHELL ? Object.keys(registry.parts) : [part];
    const faults: string[] = [];
    for (const { release } of live) {
      if (release.name in instead) faults.push(...(await damagedFiles(releases, release)));
    }
    for await (const { path: page, fault } of pageFaults(live, rendered, rendering)) {
      faults.push(page ? `${page}: ${fault}` : fault);
    }
    return faults;
  };
  const read = async (name: string, version: string): Promise<BuiltRelease> => ({
    release: await readRelease(releases, name, version, registry),
    folder: releaseFolder(releases, name, version),
  });
  /** One page of each part shows what the shell does. */
  const pathsToOpen = async () => {
    if (part !== SHELL) return (await read(part, version)).release.routes.map(({ path }) => path);
    const parts = Object.entries(registry.parts).map(([name, { active }]) => read(name, active));
    return (await Promise.all(parts)).flatMap(({ release }) => release.routes[0]?.path ?? []);
  };
  const fresh = await faultsWith({ [part]: version });
  if (fresh.length > 0) {
    const back = withItsStep(registry, { name: part, to: before });
    const old = await faultsWith(Object.fromEntries(back.map(({ name, to }) => [name, to])));
    return moreThan(old, fresh);
  }
  if (!inBrowser) return undefined;
  const paths = await pathsToOpen();
  const opened = await inBrowser({ part, version }, paths);
  if (opened.length === 0) return undefined;
  return moreThan(await inBrowser({ part, version: before }, paths), opened);
}

/** The first of these faults that is none of the others, when they are more. */
const moreThan = (old: readonly string[], fresh: readonly string[]): string | undefined =>
  old.length < fresh.length ? fresh.find((fault) => !old.includes(fault)) : undefined;

async function damagedFiles(releases: string, release: Release): Promise<string[]> {
  const damaged: string[] = [];
  for (const [file, integrity] of Object.entries(release.integrity ?? {})) {
    const bytes = await readFile(storedFile(releases, release, file)).catch(() => undefined);
    if (!bytes) damaged.push(`${file} is missing`);
    else if (!isIntact(file, bytes, integrity)) damaged.push(`${file} was changed`);
  }
  return damaged;
}
