import { failed, type Result, success } from '@app/result';
import type { Clock } from '../../clock.ts';
import { StoreDown } from '../../store-down.ts';
import type { PriceListStore, PriceListVersion, PriceListWriter } from '../ports.ts';
import { ChangeCounter, type PriceListChanges } from './price-list-changes.ts';
import { type ImportFailure, type ImportReport, readPriceList } from './read-price-list.ts';

export interface ImportOutcome {
  readonly version: PriceListVersion;
  readonly report: ImportReport;
  /** Compared with the version that was active before. */
  readonly changes: PriceListChanges;
  /** For the operator: why that version could not be read. It then counts as an empty list. */
  readonly lostPredecessor: string | undefined;
}

/** Of the old list's products a file without an end mark must have at least this share. */
const SMALLEST_SHARE = 0.8;

interface ImportRequest {
  /** An SQL dump, not compressed. */
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  readonly priceLists: PriceListStore;
  readonly clock: Clock;
  /** Whether the owner wants the list even when it has far fewer products than the old one. */
  readonly confirmed?: boolean | undefined;
  readonly onProgress?: ((bytesRead: number) => void) | undefined;
}

/**
 * Replaces the price list by the products of a dump. On any failure, and on any fault (which is
 * rethrown), the old list stays and what was written is removed.
 */
export async function importPriceList({
  chunks,
  priceLists,
  clock,
  confirmed = false,
  onProgress,
}: ImportRequest): Promise<Result<ImportOutcome, ImportFailure>> {
  const counter = await ChangeCounter.against(priceLists);
  const writer = await priceLists.begin();
  try {
    const addBatch = async (products: Parameters<PriceListWriter['add']>[0]) => {
      const replacements = await writer.add(products);
      counter.count(products, replacements);
      return replacements;
    };
    const reading = await readPriceList(chunks, addBatch, { onProgress });
    const accepted = reading.ok && !confirmed ? refuseShrinking(reading.value, counter) : reading;
    if (!accepted.ok) {
      await writer.discard();
      return accepted;
    }
    const version = await writer.activate(clock.now().toISOString());
    const { changes, lostPredecessor } = counter;
    return success({ version, report: accepted.value, changes, lostPredecessor });
  } catch (fault) {
    await discardUnlessActive(priceLists, writer, fault);
    throw fault;
  }
}

/**
 * A file that was cut between two statements is good SQL. Where its tool writes no end mark, a list
 * that loses many products is the only sign of it.
 */
function refuseShrinking(
  report: ImportReport,
  { countBefore: before }: ChangeCounter,
): Result<ImportReport, ImportFailure> {
  const after = report.accepted;
  if (report.endIsMarked || after >= before * SMALLEST_SHARE) return success(report);
  const message = `The file has ${after} products, and the price list has ${before}. Nothing in the file says where it ends, so it may be cut off. If it is complete, confirm that you want to replace the list.`;
  return failed({ kind: 'shrinks', message, before, after });
}

/**
 * An activation can take effect and still throw, when its acknowledgement is lost. Discarding the
 * list then would empty the shop, so the store is asked which version is active. When it cannot
 * answer, nothing is discarded, because leftover rows do less harm.
 */
async function discardUnlessActive(
  priceLists: PriceListStore,
  writer: PriceListWriter,
  fault: unknown,
): Promise<void> {
  try {
    const active = await priceLists.active();
    if (active?.id !== writer.versionId) await writer.discard();
  } catch (second) {
    // A store that is down fails here again.
    if (fault instanceof StoreDown) throw fault;
    throw new AggregateError([fault, second], 'The import failed, and so did its clean-up');
  }
}
