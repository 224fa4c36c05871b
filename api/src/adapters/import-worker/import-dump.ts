import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { failed, type Result } from '@app/result';
import {
  type ImportOutcome,
  importPriceList,
  type PreviewOutcome,
  previewPriceList,
} from '../../domain/catalogue/import/import-price-list.ts';
import type { ImportFailure } from '../../domain/catalogue/import/import-report.ts';
import { structureFailure } from '../../domain/catalogue/import/structure-failure.ts';
import type { PriceListStore } from '../../domain/catalogue/ports.ts';
import type { Clock } from '../../domain/clock.ts';
import { openDumpFile, UnreadableDump } from '../files/dump-file.ts';

/** A dump on the disk, and who brings it. */
export interface DumpOnDisk {
  /** Path of an SQL dump, plain or compressed with gzip. */
  readonly file: string;
  /** Most that a compressed file may unpack to. */
  readonly unpackedLimitBytes: number;
  /** Its name in the history; the last part of its path by default. */
  readonly fileName?: string | undefined;
  /** Whom the history names. */
  readonly who?: string | undefined;
}

interface Options extends DumpOnDisk {
  readonly priceLists: PriceListStore;
  readonly clock?: Clock | undefined;
  /** Gets the bytes of the file itself that were read so far. */
  readonly onProgress: (bytesRead: number) => void;
}

/** Replaces the price list by the products of a dump, in this thread. */
export const importDump = (
  options: Options & { readonly confirmed: boolean },
): Promise<Result<ImportOutcome, ImportFailure>> =>
  withDump(options, (request) => importPriceList({ ...request, confirmed: options.confirmed }));

/** Stages the products of a dump, in this thread. */
export const previewDump = (options: Options): Promise<Result<PreviewOutcome, ImportFailure>> =>
  withDump(options, previewPriceList);

async function withDump<Outcome>(
  options: Options,
  use: (request: Parameters<typeof previewPriceList>[0]) => Promise<Result<Outcome, ImportFailure>>,
): Promise<Result<Outcome, ImportFailure>> {
  const { file, fileName = basename(file), who, priceLists, clock = systemClock } = options;
  const sha256 = await hashOf(file);
  const dump = await openDumpFile(file, options.unpackedLimitBytes);
  try {
    return await use({
      chunks: dump.chunks,
      priceLists,
      clock,
      source: { who, file: { name: fileName, sha256 } },
      onProgress: () => options.onProgress(dump.bytesRead()),
    });
  } catch (fault) {
    if (fault instanceof UnreadableDump) return failed(structureFailure(undefined, fault.message));
    throw fault;
  }
}

const systemClock: Clock = { now: () => new Date() };

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
