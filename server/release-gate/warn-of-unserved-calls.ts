import type { Contract } from '@app/contracts/snapshots/contract';
import type { Release } from '@app/federation/registry';
import { releaseFolder } from '@app/federation/releases';
import { unservedCalls } from '@app/federation/unserved-calls';
import type { Log } from '@app/http-server/logger';

/**
 * Logs each call of a live part that the API no longer serves, because an API can be started that is
 * newer or older than what is live.
 */
export async function warnOfUnservedCalls(
  releases: string,
  live: readonly Release[],
  served: readonly Contract[],
  log: Log,
): Promise<void> {
  for (const release of live) {
    const { name: remote, version } = release;
    const folder = releaseFolder(releases, remote, version);
    for (const { call, why } of await unservedCalls(release, folder, served)) {
      log.warn(
        { remote, version, call, why },
        'a live part makes a call that this API cannot answer',
      );
    }
  }
}
