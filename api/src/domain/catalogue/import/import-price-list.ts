import { failed, type Result, success } from '@app/result';
import type { Clock } from '../../clock.ts';
import { StoreDown } from '../../store-down.ts';
import type { PriceListStore, PriceListVersion, PriceListWriter } from '../ports.ts';
import { type ImportSource, importRecord, writeRecord } from '../updates/change-record.ts';
import type { ListComparison } from '../updates/compare-lists.ts';
import { compareWithActive, latestChange } from '../updates/compare-with-active.ts';
import { type ListPreview, writePreview } from '../updates/list-preview.ts';
import { warningsOf } from '../updates/list-warnings.ts';
import type {
  ImportFailure,
  ImportReport,
  OvertakenFailure,
  UnconfirmedFailure,
} from './import-report.ts';
import { readPriceList } from './read-price-list.ts';

/** Previews that wait for a decision at the same time. */
const KEPT_PREVIEWS = 3;

export interface ImportOutcome {
  readonly version: PriceListVersion;
  readonly report: ImportReport;
  /** Compared with the version that was active before. */
  readonly changes: Pick<ListComparison, 'added' | 'changed' | 'removed'>;
  /** For the operator: why that version could not be read. It then counts as an empty list. */
  readonly lostPredecessor: string | undefined;
}

export interface PreviewOutcome {
  /** Staged for an hour. */
  readonly version: PriceListVersion;
  readonly preview: ListPreview;
  readonly lostPredecessor: string | undefined;
}

interface ReadRequest {
  /** An SQL dump, not compressed. */
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  readonly priceLists: PriceListStore;
  readonly clock: Clock;
  /** For the history. */
  readonly source?: ImportSource | undefined;
  readonly onProgress?: ((bytesRead: number) => void) | undefined;
}

interface ImportRequest extends ReadRequest {
  /** Whether the owner wants the list in spite of what may be wrong with it. */
  readonly confirmed?: boolean | undefined;
}

/**
 * Replaces the price list by the products of a dump. On any failure, and on any fault (which is
 * rethrown), the old list stays and what was written is removed.
 */
export const importPriceList = (
  request: ImportRequest,
): Promise<Result<ImportOutcome, ImportFailure>> =>
  readVersion(request, async ({ writer, preview, lostPredecessor, endIsMarked }) => {
    const { priceLists, clock, confirmed = false } = request;
    const { source, report, comparison, warnings, base } = preview;
    if (warnings.length > 0 && !confirmed) return failed(unconfirmed(preview));
    const at = clock.now().toISOString();
    const { id } = await writer.seal(at);
    const record = writeRecord(importRecord(source, report, comparison));
    const activated = await priceLists.activate(id, { after: base, at, record });
    if (!activated.ok) return failed(overtaken);
    const { after: accepted, added, changed, removed } = comparison;
    return success({
      version: activated.value,
      report: { ...report, accepted, endIsMarked },
      changes: { added, changed, removed },
      lostPredecessor,
    });
  });

/** Stages the products of a dump, and tells what they would change. */
export const previewPriceList = (
  request: ReadRequest,
): Promise<Result<PreviewOutcome, ImportFailure>> =>
  readVersion(request, async ({ writer, preview, lostPredecessor }) => {
    const at = request.clock.now().toISOString();
    const version = await writer.seal(at, writePreview(preview));
    await keepFewPreviews(request.priceLists);
    return success({ version, preview, lostPredecessor });
  });

/** Each takes up as much of the disk as a price list. */
async function keepFewPreviews(priceLists: PriceListStore): Promise<void> {
  const previews = await priceLists.previews();
  for (const { version } of previews.slice(KEPT_PREVIEWS)) await priceLists.discard(version.id);
}

const overtaken: OvertakenFailure = {
  kind: 'overtaken',
  message:
    'Another price list became live while this file was read, so this file was not used. Please look at the new list, then try again.',
};

/** A dump that was read into a version which nobody gets yet. */
interface ReadVersion {
  readonly writer: PriceListWriter;
  readonly preview: ListPreview;
  readonly lostPredecessor: string | undefined;
  readonly endIsMarked: boolean;
}

/** Reads a dump into a new version. What was written is removed when `finish` fails or throws. */
async function readVersion<Outcome>(
  { chunks, priceLists, source = {}, onProgress }: ReadRequest,
  finish: (read: ReadVersion) => Promise<Result<Outcome, ImportFailure>>,
): Promise<Result<Outcome, ImportFailure>> {
  const base = await latestChange(priceLists);
  const writer = await priceLists.begin();
  try {
    const reading = await readPriceList(chunks, (products) => writer.add(products), { onProgress });
    if (!reading.ok) {
      await writer.discard();
      return reading;
    }
    const { endIsMarked, accepted, ...report } = reading.value;
    const compared = await compareWithActive(priceLists, () => writer.products());
    const { comparison, lostPredecessor } = compared;
    const warnings = warningsOf(comparison, endIsMarked);
    const preview = { base, source, report, comparison, warnings };
    const outcome =
      compared.base === base
        ? await finish({ writer, preview, lostPredecessor, endIsMarked })
        : failed(overtaken);
    if (!outcome.ok) await writer.discard();
    return outcome;
  } catch (fault) {
    await discardAfter(fault, writer);
    throw fault;
  }
}

function unconfirmed({ warnings, comparison }: ListPreview): UnconfirmedFailure {
  const found = warnings.map(({ message }) => message).join(' ');
  return {
    kind: 'unconfirmed',
    message: `${found} If the file is right, confirm that it replaces the price list.`,
    warnings,
    before: comparison.before,
    after: comparison.after,
  };
}

/**
 * An activation can take effect and still throw, when its acknowledgement is lost. The list is then
 * not removed, because it is not staged any more.
 */
async function discardAfter(fault: unknown, writer: PriceListWriter): Promise<void> {
  try {
    await writer.discard();
  } catch (second) {
    // A store that is down fails here again.
    if (fault instanceof StoreDown) throw fault;
    throw new AggregateError([fault, second], 'The import failed, and so did its clean-up');
  }
}
