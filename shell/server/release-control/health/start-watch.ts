import type { Log } from '@app/http-server/logger';
import type { SiteContext } from '@app/site/site-config';
import type { KnownRegistry } from '../../releases/described-files.ts';
import { checkVersion } from './check-version.ts';
import { createUndo } from './undo-version.ts';
import type { Health } from './version-health.ts';
import { type VersionWatch, watchVersions } from './watch-versions.ts';

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
      check: (watched) =>
        checkVersion(watched, {
          releases,
          registry: registry.current(),
          rendering: { site: siteContext(), apiOrigin, heapMb },
        }),
    }),
  });
}
