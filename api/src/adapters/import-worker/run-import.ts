import { Worker } from 'node:worker_threads';
import type { Result } from '@app/result';
import type {
  ImportOutcome,
  PreviewOutcome,
} from '../../domain/catalogue/import/import-price-list.ts';
import type { ImportFailure } from '../../domain/catalogue/import/import-report.ts';
import { type OutageReason, StoreDown } from '../../domain/store-down.ts';
import type { StoreSettings } from '../open-store.ts';
import type { DumpOnDisk } from './import-dump.ts';

type Task =
  /** `confirmed`: also when there are warnings. */
  { readonly kind: 'import'; readonly confirmed: boolean } | { readonly kind: 'preview' };

export interface ImportWorkerData {
  /** Where to import to: the same settings as those of the API. */
  readonly store: StoreSettings;
  readonly dump: DumpOnDisk;
  readonly task: Task;
}

type Outcome = ImportOutcome | PreviewOutcome;

export type ImportMessage =
  /** Bytes of the file on the disk, before it is unpacked. */
  | { readonly kind: 'progress'; readonly bytesRead: number }
  | { readonly kind: 'done'; readonly result: Result<Outcome, ImportFailure> }
  | { readonly kind: 'store-down'; readonly reason: OutageReason; readonly message: string };

interface ImportWork extends DumpOnDisk {
  readonly store: StoreSettings;
}

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
export const runImport = (
  { confirmed = false, ...work }: ImportWork & { readonly confirmed?: boolean | undefined },
  onProgress?: (bytesRead: number) => void,
  signal?: AbortSignal,
): Promise<Result<ImportOutcome, ImportFailure>> =>
  inWorker<ImportOutcome>(work, { kind: 'import', confirmed }, onProgress, signal);

/** Stages the products of a dump, otherwise like `runImport`. */
export const runPreview = (
  work: ImportWork,
  onProgress?: (bytesRead: number) => void,
  signal?: AbortSignal,
): Promise<Result<PreviewOutcome, ImportFailure>> =>
  inWorker<PreviewOutcome>(work, { kind: 'preview' }, onProgress, signal);

/** The type of the outcome is that of the task. */
function inWorker<Made extends Outcome>(
  { store: { DATA_DIR, MONGODB_URI }, ...dump }: ImportWork,
  task: Task,
  onProgress?: (bytesRead: number) => void,
  signal?: AbortSignal,
): Promise<Result<Made, ImportFailure>> {
  const workerData: ImportWorkerData = { store: { DATA_DIR, MONGODB_URI }, dump, task };
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ImportMessage) => {
      switch (message.kind) {
        case 'progress':
          return onProgress?.(message.bytesRead);
        case 'done':
          return resolve(message.result as Result<Made, ImportFailure>);
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
