import type { Contract } from '@app/contracts/snapshots/contract';
import type { Release } from '@app/federation/registry';
import { unservedCalls } from '@app/federation/unserved-calls';
import type { Log } from '@app/http-server/logger';

/**
 * Logs each call of a live part that the API no longer serves, because an API can be started that is
 * newer or older than what is live.
 */
export function warnOfUnservedCalls(
  live: readonly Release[],
  served: readonly Contract[],
  log: Log,
): void {
  for (const release of live) {
    const { name: remote, version } = release;
    for (const { call, why } of unservedCalls(release, served)) {
      log.warn(
        { remote, version, call, why },
        'a live part makes a call that this API cannot answer',
      );
    }
  }
}
