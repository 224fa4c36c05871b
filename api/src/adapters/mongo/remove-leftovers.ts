import { versionMadeAt } from '../version-ids.ts';
import type { PriceListRows } from './price-list-rows.ts';
import type { PriceListVersions } from './price-list-versions.ts';

const CRASHED_AFTER_MS = 60 * 60 * 1000;

/**
 * Removes the rows of imports that died, and of versions that are not in use and were not removed
 * completely. An import that is younger than an hour may still be running, so its rows stay. An older
 * one that is still running can no longer be sealed.
 */
export async function removeLeftovers(
  versions: PriceListVersions,
  rows: PriceListRows,
): Promise<void> {
  const inUse = await versions.inUse();
  for await (const versionId of rows.versionIds()) {
    if (inUse.has(versionId) || isYoung(versionMadeAt(versionId))) continue;
    const sealed = await versions.get(versionId);
    // It may have been sealed, and be about to become active.
    if (sealed && isYoung(Date.parse(sealed.importedAt))) continue;
    if (sealed) await versions.forget(versionId);
    else if (!(await versions.abandon(versionId))) continue;
    await rows.remove(versionId);
  }
}

const isYoung = (madeAt: number): boolean => Date.now() - madeAt <= CRASHED_AFTER_MS;
