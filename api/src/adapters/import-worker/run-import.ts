import { Worker } from 'node:worker_threads';
import type { Result } from '@app/result';
import type { ImportOutcome } from '../../domain/catalogue/import/import-price-list.ts';
import type { ImportFailure } from '../../domain/catalogue/import/read-price-list.ts';
import { type OutageReason, StoreDown } from '../../domain/store-down.ts';
import type { StoreSettings } from '../open-store.ts';

export interface ImportWorkerData {
  /** Where to import to: the same settings as those of the API. */
  readonly store: StoreSettings;
  /** Path of an SQL dump, plain or compressed with gzip. */
  readonly file: string;
  /** Most that a compressed file may unpack to. */
  readonly unpackedLimitBytes: number;
  /** Whether the list is replaced even when the file may be cut off. */
  readonly confirmed?: boolean;
}

export type ImportResult = Result<ImportOutcome, ImportFailure>;
export type ImportMessage =
  /** Bytes of the file on the disk, before it is unpacked. */
  | { readonly kind: 'progress'; readonly bytesRead: number }
  | { readonly kind: 'done'; readonly result: ImportResult }
  | { readonly kind: 'store-down'; readonly reason: OutageReason; readonly message: string };

const MEGABYTE = 1024 * 1024;
/** SQL compresses to about a tenth. */
const UNPACKED_PER_UPLOADED = 10;

/** Sizes in bytes that follow from `MAX_UPLOAD_MB`. */
export const uploadLimits = (maxUploadMb: number) => ({
  uploadLimitBytes: maxUploadMb * MEGABYTE,
  unpackedLimitBytes: maxUploadMb * MEGABYTE * UNPACKED_PER_UPLOADED,
});

/**
 * Replaces the price list by the products of a dump, in a thread of its own, so that orders do not
 * wait for it. The old list stays until the new one is complete. Rejects when the file cannot be
 * read, with `StoreDown` when the store cannot be written, or when the signal ends it. What was written until then is removed
 * when a store is opened, as after a crash.
 */
export function runImport(
  {
    store: { DATA_DIR, MONGODB_URI },
    file,
    unpackedLimitBytes,
    confirmed = false,
  }: ImportWorkerData,
  onProgress?: (bytesRead: number) => void,
  signal?: AbortSignal,
): Promise<ImportResult> {
  const store = { DATA_DIR, MONGODB_URI };
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: { store, file, unpackedLimitBytes, confirmed } satisfies ImportWorkerData,
  });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ImportMessage) => {
      switch (message.kind) {
        case 'progress':
          return onProgress?.(message.bytesRead);
        case 'done':
          return resolve(message.result);
        case 'store-down':
          return reject(new StoreDown(message.reason, message.message));
      }
    });
    worker.on('error', reject);
    const end = () => void worker.terminate();
    signal?.addEventListener('abort', end);
    worker.on('exit', () => {
      signal?.removeEventListener('abort', end);
      reject(new Error('The import ended without a result'));
    });
  });
}
