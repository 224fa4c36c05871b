import { readFile } from 'node:fs/promises';
import { isIntact } from '@app/federation/integrity';
import type { PartVersion } from '@app/federation/live-releases';
import { SHELL } from '@app/federation/live-set';
import type { Registry, Release } from '@app/federation/registry';
import { storedFile } from '@app/federation/release-paths';
import { type BuiltRelease, readRelease, releaseFolder } from '@app/federation/releases';
import { setOfThatTime, type Target } from '@app/federation/rollback';
import { createTurns } from '../../create-turns.ts';
import { pageFaults, type RenderingOnce } from '../../rendering/page-faults.ts';
import { PAST_DEADLINE } from '../../rendering/render-process.ts';
import type { BrowserFault } from './browser-messages.ts';
import { pagesToOpen } from './pages-to-open.ts';
import type { Watched } from './watched-versions.ts';

export interface CheckOptions {
  /** Folder of the releases. */
  readonly releases: string;
  readonly registry: Registry;
  readonly rendering: RenderingOnce;
  /** Faults of versions at these paths in a browser; absent where there is none. Undefined: it opened nothing. */
  readonly inBrowser?:
    | ((
        of: readonly PartVersion[],
        paths: readonly string[],
      ) => Promise<readonly BrowserFault[] | undefined>)
    | undefined;
}

/** Of several versions one is rendered at a time, whatever a browser opens meanwhile. */
const inTurn = createTurns();

/** A fault of a version, and the version that does not have it. */
export interface Seen {
  /** As one line, such as `/consulting: TypeError: x is not defined`. */
  readonly fault: string;
  readonly to: string;
}

/** Where it is seen; absent for a file. */
type Fault = Pick<Seen, 'fault'> & { readonly page?: string };

/**
 * What the site sees of a version itself, whatever visitors say: renders each of its pages once and reads each file of
 * what went live in the same step; then the same with the version before, now and with the same data. Where that tells
 * nothing, the pages that do not fail are opened in a browser, in the same way. Where both fail alike, and the one before
 * is as new, that which was before both is looked at too; where all do, what made pages fail was something else.
 * @returns a fault that going back would end.
 */
export async function checkVersion(
  { part, version, before, earlier }: Watched,
  { releases, registry, rendering, inBrowser }: CheckOptions,
): Promise<Seen | undefined> {
  const backTo = (to: string) => setOfThatTime(registry, [{ name: part, to }]);
  const step = backTo(before).map(({ name }) => ({
    name,
    to: name === part ? version : registry.parts[name]?.active,
  }));
  const faultsWith = (instead: readonly Target[]) => inTurn(() => rendersAndFiles(instead));
  const rendersAndFiles = async (instead: readonly Target[]): Promise<readonly Fault[]> => {
    const versionOf = (name: string) => instead.find((one) => one.name === name)?.to;
    const live = await Promise.all(
      Object.entries(registry.parts).flatMap(([name, { active }]) => {
        const to = versionOf(name);
        return to === null ? [] : [read(name, to ?? active)];
      }),
    );
    // The shell is in the pages of all parts.
    const rendered = part === SHELL ? Object.keys(registry.parts) : [part];
    const faults: Fault[] = [];
    for (const { release } of live) {
      if (!versionOf(release.name)) continue;
      for (const fault of await damagedFiles(releases, release)) faults.push({ fault });
    }
    for await (const { path: page, fault } of pageFaults(live, rendered, rendering)) {
      faults.push(page ? { page, fault: `${page}: ${fault}` } : { fault });
    }
    return faults;
  };
  const read = async (name: string, version: string): Promise<BuiltRelease> => ({
    release: await readRelease(releases, name, version, registry),
    folder: releaseFolder(releases, name, version),
  });
  const pagesOfStep = async () => {
    const live = Object.entries(registry.parts).map(([name, { active }]) =>
      read(name, name === part ? version : active),
    );
    const releasesThen = (await Promise.all(live)).map(({ release }) => release);
    return pagesToOpen(
      releasesThen,
      step.map(({ name }) => name),
    );
  };
  const inBrowserWith = async (of: readonly Target[], paths: readonly string[]) => {
    const versions = of.flatMap(({ name, to }) => (to ? [{ part: name, version: to }] : []));
    return (await inBrowser?.(versions, paths))?.map(({ page, fault }) => ({
      page,
      fault: `${page} in a browser: ${fault}`,
    }));
  };
  /** The same pages with the versions before, until one of them does better. */
  const better = async (
    fresh: readonly Fault[],
    faultsOf: (instead: readonly Target[]) => Promise<readonly Fault[] | undefined>,
    worse: typeof newFault,
  ): Promise<Seen | undefined> => {
    for (const to of [before, ...earlier]) {
      const old = await faultsOf(backTo(to));
      const fault = old && worse(old, fresh);
      if (fault) return { fault: fault.fault, to };
    }
    return undefined;
  };
  const fresh = await faultsWith(step);
  const failing = fresh.map(({ page }) => page);
  // What comes after a page that never ends is not rendered.
  const isComplete = !fresh.some(({ fault }) => fault.endsWith(PAST_DEADLINE));
  const oldFaults = async (instead: readonly Target[]) => {
    const old = await faultsWith(instead);
    return isComplete ? old : old.filter(({ page }) => failing.includes(page));
  };
  const seen = fresh.length > 0 && (await better(fresh, oldFaults, moreThan));
  if (seen) return seen;
  // What fails with all versions says nothing of the other pages.
  const others = (await pagesOfStep()).filter((page) => !failing.includes(page));
  const opened = others.length > 0 ? await inBrowserWith(step, others) : undefined;
  if (!opened || opened.length === 0) return undefined;
  const pages = [...new Set(opened.map(({ page }) => page))];
  return better(opened, (instead) => inBrowserWith(instead, pages), newFault);
}

/** The first of these faults that the others do not have, at the same page. */
export const newFault = <F extends Fault>(old: readonly F[], fresh: readonly F[]): F | undefined =>
  fresh.find(({ page, fault }) => !old.some((one) => one.page === page && one.fault === fault));

/** Odd data fails here or there, so of renders those of another page count only when they are more. */
const moreThan: typeof newFault = (old, fresh) =>
  old.length < fresh.length ? newFault(old, fresh) : undefined;

async function damagedFiles(releases: string, release: Release): Promise<string[]> {
  const damaged: string[] = [];
  for (const [file, integrity] of Object.entries(release.integrity ?? {})) {
    const bytes = await readFile(storedFile(releases, release, file)).catch(() => undefined);
    if (!bytes) damaged.push(`${file} is missing`);
    else if (!isIntact(file, bytes, integrity)) damaged.push(`${file} was changed`);
  }
  return damaged;
}
