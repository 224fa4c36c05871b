import { versionMadeAt } from '../version-ids.ts';
import type { PriceListRows } from './price-list-rows.ts';
import type { PriceListVersions } from './price-list-versions.ts';

const CRASHED_AFTER_MS = 60 * 60 * 1000;

/**
 * Removes the rows of imports that died, and of old versions that were not removed completely. An
 * import that is younger than an hour may still be running, so its rows stay. An older one that is
 * still running can no longer be activated.
 */
export async function removeLeftovers(
  versions: PriceListVersions,
  rows: PriceListRows,
): Promise<void> {
  for await (const versionId of rows.versionIds()) {
    const young = Date.now() - versionMadeAt(versionId) <= CRASHED_AFTER_MS;
    if (young || (await versions.get(versionId))) continue;
    if (await versions.abandon(versionId)) await rows.remove(versionId);
  }
}
