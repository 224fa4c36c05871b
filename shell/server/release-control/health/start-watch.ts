import { SHELL } from '@app/federation/live-set';
import type { Registry } from '@app/federation/registry';
import { type BuiltRelease, readRelease, releaseFolder } from '@app/federation/releases';
import { withItsStep } from '@app/federation/rollback';
import type { Log } from '@app/http-server/logger';
import type { SiteContext } from '@app/site/site-config';
import type { KnownRegistry } from '../../releases/described-files.ts';
import { pageFaults, type RenderingOnce } from '../../rendering/page-faults.ts';
import { createUndo } from './undo-version.ts';
import type { Health } from './version-health.ts';
import { type VersionWatch, watchVersions } from './watch-versions.ts';
import type { Watched } from './watched-versions.ts';

interface Options {
  readonly health: Health;
  /** Folder of the releases. */
  readonly releases: string;
  readonly registry: KnownRegistry;
  /** `AUTO_ROLLBACK`. */
  readonly isOn: boolean;
  /** How pages of two versions are rendered to compare them. */
  readonly siteContext: () => SiteContext;
  readonly apiOrigin: string;
  readonly heapMb: number;
  readonly log: Log;
}

/** Watches new versions on a running site, and takes back those that fail. */
export function startWatch(options: Options): VersionWatch {
  const { releases, registry, siteContext, apiOrigin, heapMb } = options;
  return watchVersions({
    ...options,
    undo: createUndo({
      ...options,
      rollbackHelps: (watched) =>
        rollbackHelps(releases, registry.current(), watched, {
          site: siteContext(),
          apiOrigin,
          heapMb,
        }),
    }),
  });
}

/**
 * Renders each page of the new version and of the one before once, now and with the same data. The one
 * before helps only when it fails at fewer pages. Otherwise what made pages fail was something else, or is
 * over; a version that fails now and then is looked at again as long as its faults are counted.
 */
export async function rollbackHelps(
  releases: string,
  registry: Registry,
  { part, version, before }: Watched,
  once: RenderingOnce,
): Promise<boolean> {
  // The shell is in the pages of all parts.
  const rendered = part === SHELL ? Object.keys(registry.parts) : [part];
  const faultsOf = async (instead: Readonly<Record<string, string>>): Promise<number> => {
    const live = Object.entries(registry.parts).map(
      async ([name, { active }]): Promise<BuiltRelease> => {
        const wanted = instead[name] ?? active;
        const release = await readRelease(releases, name, wanted, registry);
        return { release, folder: releaseFolder(releases, name, wanted) };
      },
    );
    let faults = 0;
    for await (const _ of pageFaults(await Promise.all(live), rendered, once)) faults += 1;
    return faults;
  };
  const back = withItsStep(registry, { name: part, to: before });
  const undone = Object.fromEntries(back.map(({ name, to }) => [name, to]));
  return (await faultsOf(undone)) < (await faultsOf({ [part]: version }));
}
