import type { Registry } from '@app/federation/registry';
import type { Gauge } from '@app/http-server/gauge';
import { readSharedHealth } from './share-health.ts';

/** Versions that visitors have and of which they meet what the site does not see itself. */
export const unseenGauge = (
  releases: string,
  { current }: { readonly current: () => Registry },
): Gauge => ({
  name: 'site.release.unseen_faults',
  unit: '{version}',
  description: 'Versions that fail for visitors more than the one before, and not for the site',
  async read() {
    const health = await readSharedHealth(releases);
    return Object.entries(current().parts).flatMap(([part, { active, canary }]) =>
      [active, canary?.version].flatMap((version) =>
        version && health[`${part}@${version}`]?.unseen
          ? [{ value: 1, attributes: { part, version } }]
          : [],
      ),
    );
  },
});
