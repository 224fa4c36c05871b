import { readPageCounts } from '@app/federation/page-counts';
import { findKeys } from '@app/federation/release-keys';
import type { Log } from '@app/http-server/logger';
import type { SiteConfig, SiteContext } from '@app/site/site-config';
import { askApiForAdmin } from '../admin-session.ts';
import { createDescribedFiles } from '../releases/described-files.ts';
import { mountAdminReleases } from './admin/mount-admin-releases.ts';
import { shareHealth } from './health/share-health.ts';
import { startWatch } from './health/start-watch.ts';
import { createHealth } from './health/version-health.ts';
import type { VersionWatch } from './health/watch-versions.ts';
import { mirrorReleases } from './mirror/mirror-releases.ts';
import { countPages } from './objectives/count-pages.ts';
import { createOtherSets } from './other-sets.ts';
import type { OpenReleaseControl } from './port.ts';
import {
  mountPublications,
  type OpenRelease,
  type ReleaseGates,
} from './publish/mount-publications.ts';
import { createVisitorSets } from './visitor-sets.ts';

export interface ReleaseControlOptions {
  /** Folder of the releases. */
  readonly releases: string;
  /** `RELEASES_URL`: a static host whose releases are brought there first. */
  readonly releasesUrl?: string | undefined;
  /** `AUTO_ROLLBACK`. */
  readonly autoRollback: boolean;
  /** How pages of two versions are rendered to compare them. */
  readonly siteContext: () => SiteContext;
  readonly apiOrigin: string;
  readonly heapMb: number;
  /** `BROWSER_PATH`. */
  readonly browser?: string | undefined;
  /** Where this server answers. */
  readonly ownOrigin: string;
  readonly site: SiteConfig;
  readonly publicOrigin?: string | undefined;
  /** The team that decides about a part. */
  readonly teamOf: (part: string) => Promise<string | undefined>;
  readonly checkRelease: ReleaseGates;
  readonly openRelease: OpenRelease;
  readonly log: Log;
}

/** @throws ReleaseRefused when a static host has nothing, and nothing was taken from it before. */
export async function startReleaseControl(
  options: ReleaseControlOptions,
): Promise<OpenReleaseControl> {
  const { releases, releasesUrl, apiOrigin, teamOf, log } = options;
  const mirror = releasesUrl ? await mirrorReleases(releasesUrl, releases, log) : undefined;
  const health = createHealth();
  return (live) => {
    const others = createOtherSets(live, log);
    let watch: VersionWatch | undefined;
    const objectivesOf = (part: string) => {
      const { shell, remotes } = live.current().live;
      return [shell, ...remotes].find(({ name }) => name === part)?.objectives;
    };
    const registry = () => live.registry().current();
    const shared = shareHealth(releases, health, log);
    const pages = countPages(releases, health, { registry, objectivesOf }, log);
    return {
      others,
      visitors: createVisitorSets({
        current: live.current,
        others,
        publicKey: async () => (await findKeys(releases))?.publicKey,
        company: options.site.company.name,
        log,
      }),
      counts: pages.counts,
      mountCalls(app) {
        const registry = live.registry();
        const described = createDescribedFiles(releases, registry, log);
        mountAdminReleases(app, {
          ...options,
          registry,
          admin: askApiForAdmin(apiOrigin),
          facts: {
            described,
            health: health.all,
            unseen: health.unseen,
            teamOf,
            async pageCounts() {
              await pages.keep();
              return readPageCounts(releases);
            },
          },
        });
        mountPublications(app, options);
      },
      start() {
        const isOn = options.autoRollback;
        // What the server before this start knew. Until it is read, what fails now is looked at too.
        void shared.share();
        watch = startWatch({ ...options, health, registry: live.registry(), isOn });
      },
      async close() {
        await mirror?.stop();
        await pages.close();
        await shared.close();
        watch?.stop();
        await others.close();
      },
    };
  };
}
