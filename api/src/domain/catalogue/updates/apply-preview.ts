import { failed, type Result, success } from '@app/result';
import type { Clock } from '../../clock.ts';
import type { ActivationFailure, PriceListStore, PriceListVersion } from '../ports.ts';
import { importRecord, writeRecord } from './change-record.ts';
import { expiryOf, type ListPreview, PREVIEW_MS, readPreview } from './list-preview.ts';

interface Dependencies {
  readonly priceLists: PriceListStore;
  readonly clock: Clock;
}

/** A staged list that can be applied. */
export interface OpenPreview {
  readonly version: PriceListVersion;
  readonly preview: ListPreview;
  readonly expiresAt: Date;
}

/** The previews that can be applied, the newest first. */
export async function openPreviews({
  priceLists,
  clock,
}: Dependencies): Promise<readonly OpenPreview[]> {
  const now = clock.now();
  return (await priceLists.previews())
    .map(({ version, preview }) => ({
      version,
      preview: readPreview(preview),
      expiresAt: expiryOf(version),
    }))
    .filter(({ expiresAt }) => expiresAt > now);
}

/**
 * Makes the previewed list the active one. `gone`: it was applied or cancelled, or its hour is over.
 * `overtaken`: the list that it was compared with is not active any more; then it is discarded.
 */
export async function applyPreview(
  dependencies: Dependencies,
  versionId: string,
  who: string,
): Promise<Result<OpenPreview, ActivationFailure>> {
  const { priceLists, clock } = dependencies;
  const found = (await openPreviews(dependencies)).find(({ version }) => version.id === versionId);
  if (!found) return failed('gone');
  const { base, source, report, comparison } = found.preview;
  const record = writeRecord(importRecord({ ...source, who }, report, comparison));
  const at = clock.now().toISOString();
  const applied = await priceLists.activate(versionId, { after: base, at, record });
  if (applied.ok) return success(found);
  await priceLists.discard(versionId);
  return applied;
}

/** Removes a previewed list. False when there is no such preview: it may have been applied. */
export async function cancelPreview(
  { priceLists }: Pick<Dependencies, 'priceLists'>,
  versionId: string,
): Promise<boolean> {
  const isPreviewed = (await priceLists.previews()).some(({ version }) => version.id === versionId);
  return isPreviewed && priceLists.discard(versionId);
}

/** Removes the staged lists whose hour is over. */
export const discardOldPreviews = ({ priceLists, clock }: Dependencies): Promise<void> =>
  priceLists.discardStaged(new Date(clock.now().getTime() - PREVIEW_MS).toISOString());
