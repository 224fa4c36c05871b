import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { inTemporaryFolder } from './verify-backup.ts';

export interface VerificationData {
  readonly backups: string;
  readonly place: string;
}

/**
 * `verifyNewestBackup` in a thread of its own, so that visitors do not wait for it. Resolves to the folder of
 * the backup.
 */
export const verifyInThread = (backups: string, signal: AbortSignal): Promise<string> =>
  inTemporaryFolder(async (place) => {
    const workerData: VerificationData = { backups, place };
    const file = new URL('./verify-backup-worker.ts', import.meta.url);
    const worker = new Worker(file, { workerData });
    const end = () => void worker.terminate();
    signal.addEventListener('abort', end);
    try {
      const ended = once(worker, 'exit').then((): never => {
        throw new Error('The verification ended without a result');
      });
      const [folder] = await Promise.race([once(worker, 'message'), ended]);
      return String(folder);
    } finally {
      signal.removeEventListener('abort', end);
      await worker.terminate();
    }
  });
