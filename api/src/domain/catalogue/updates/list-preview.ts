import type { ImportReport } from '../import/import-report.ts';
import type { PriceListVersion } from '../ports.ts';
import type { ImportSource } from './change-record.ts';
import type { ListComparison } from './compare-lists.ts';
import type { ListWarning } from './list-warnings.ts';

/** How long a preview can be applied. */
export const PREVIEW_MS = 60 * 60 * 1000;

/** After this time a staged list cannot be applied. */
export const expiryOf = ({ importedAt }: Pick<PriceListVersion, 'importedAt'>): Date =>
  new Date(Date.parse(importedAt) + PREVIEW_MS);

/** What a staged list would change, as it was found when its file was read. */
export interface ListPreview {
  /** Number of the change whose list it was compared with; 0 when there was no list. */
  readonly base: number;
  readonly source: ImportSource;
  readonly report: Omit<ImportReport, 'accepted' | 'endIsMarked'>;
  readonly comparison: ListComparison;
  readonly warnings: readonly ListWarning[];
}

/** As JSON, because stores read it only as a whole. */
export const writePreview = (preview: ListPreview): string => JSON.stringify(preview);

/** Safe to cast: only `writePreview` writes it, and it is deleted within hours. */
export const readPreview = (preview: string): ListPreview => JSON.parse(preview) as ListPreview;
