import { Worker } from 'node:worker_threads';
import { failed, type Result, success } from '@app/result';
import type { PaperFailure } from '../../domain/paper/paper-maker.ts';
import type { PaperOrder, PaperReply } from './messages.ts';

/** A thread that makes one PDF at a time. */
export interface PdfThread {
  /** Never rejects. After a failure other than `fault` by message, the thread has ended. */
  make(order: PaperOrder): Promise<Result<Uint8Array, PaperFailure>>;
  readonly hasEnded: () => boolean;
  stop(): Promise<void>;
}

const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

// A worker inherits the flags of this process, and some, such as `--eval`, do not work with a file.
export const startPdfWorker = (): Worker =>
  new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    name: 'pdf',
    execArgv: [],
    resourceLimits: LIMITS,
  });

/** A PDF that takes longer than `limitMs` ends the thread. */
export function createPdfThread(worker: Worker, limitMs: number): PdfThread {
  let settle: ((result: Result<Uint8Array, PaperFailure>) => void) | undefined;
  let ended = false;
  const end = (failure: PaperFailure) => {
    ended = true;
    settle?.(failed(failure));
  };
  worker.on('message', (reply: PaperReply) => {
    settle?.(reply.kind === 'done' ? success(reply.bytes) : failed(reply));
  });
  worker.on('error', (fault) => {
    end({ kind: 'fault', reason: fault instanceof Error ? fault.message : String(fault) });
  });
  worker.on('exit', () => end({ kind: 'stopped' }));
  // An idle thread does not keep the process running.
  worker.unref();

  return {
    async make(order) {
      const { promise, resolve } = Promise.withResolvers<Result<Uint8Array, PaperFailure>>();
      settle = resolve;
      const limit = setTimeout(() => {
        end({ kind: 'too-slow' });
        void worker.terminate();
      }, limitMs);
      worker.ref();
      worker.postMessage(order);
      const result = await promise;
      clearTimeout(limit);
      settle = undefined;
      worker.unref();
      return result;
    },
    hasEnded: () => ended,
    async stop() {
      end({ kind: 'stopped' });
      await worker.terminate();
    },
  };
}
