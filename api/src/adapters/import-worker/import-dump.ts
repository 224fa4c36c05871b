import { failed } from '@app/result';
import { importPriceList } from '../../domain/catalogue/import/import-price-list.ts';
import { structureFailure } from '../../domain/catalogue/import/structure-failure.ts';
import type { PriceListStore } from '../../domain/catalogue/ports.ts';
import { openDumpFile, UnreadableDump } from '../files/dump-file.ts';
import type { ImportResult } from './run-import.ts';

/** Replaces the price list by the products of a dump on the disk, in this thread. */
export async function importDump(options: {
  readonly file: string;
  readonly unpackedLimitBytes: number;
  readonly priceLists: PriceListStore;
  /** Whether the list is replaced even when the file may be cut off. */
  readonly confirmed: boolean;
  /** Gets the bytes of the file itself that were read so far. */
  readonly onProgress: (bytesRead: number) => void;
}): Promise<ImportResult> {
  const dump = await openDumpFile(options.file, options.unpackedLimitBytes);
  try {
    return await importPriceList({
      chunks: dump.chunks,
      priceLists: options.priceLists,
      clock: { now: () => new Date() },
      confirmed: options.confirmed,
      onProgress: () => options.onProgress(dump.bytesRead()),
    });
  } catch (fault) {
    if (fault instanceof UnreadableDump) return failed(structureFailure(undefined, fault.message));
    throw fault;
  }
}
