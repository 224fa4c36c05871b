import { type Result, success } from '@app/result';
import type { Clock } from '../../clock.ts';
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

interface ImportRequest {
  /** An SQL dump in UTF-8, not compressed. */
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  readonly priceLists: PriceListStore;
  readonly clock: Clock;
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
  onProgress,
}: ImportRequest): Promise<Result<ImportOutcome, ImportFailure>> {
  const counter = await ChangeCounter.against(priceLists);
  const writer = await priceLists.begin();
  try {
    const addBatch = async (products: Parameters<PriceListWriter['add']>[0]) => {
      await writer.add(products);
      counter.count(products);
    };
    const reading = await readPriceList(chunks, addBatch, { onProgress });
    if (!reading.ok) {
      await writer.discard();
      return reading;
    }
    const version = await writer.activate(clock.now().toISOString());
    const { changes, lostPredecessor } = counter;
    return success({ version, report: reading.value, changes, lostPredecessor });
  } catch (fault) {
    await discardUnlessActive(priceLists, writer, fault);
    throw fault;
  }
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
    throw new AggregateError([fault, second], 'The import failed, and so did its clean-up');
  }
}
