import type { Worker } from 'node:worker_threads';
import { failed, type Result } from '@app/result';
import type { PaperFailure, PaperMaker } from '../../domain/paper/paper-maker.ts';
import type { PaperOrder } from './messages.ts';
import { createPdfThread, type PdfThread, startPdfWorker } from './pdf-thread.ts';

export interface PaperMakerOptions {
  /** PDFs that are made at the same time, each in a thread of its own. */
  readonly threads?: number;
  /** PDFs that may wait for a thread; one more fails as `busy`. */
  readonly waiting?: number;
  /** Milliseconds that one PDF may take, without its wait. */
  readonly limitMs?: number;
  readonly startWorker?: () => Worker;
}

type Outcome = Result<Uint8Array, PaperFailure>;

interface Waiting {
  readonly order: PaperOrder;
  readonly settle: (outcome: Outcome) => void;
}

/**
 * Makes PDFs in threads that are started when they are first needed. A thread that ended, by a
 * fault, its memory limit or the time limit, is replaced for the next PDF.
 */
export function createPaperMaker(options: PaperMakerOptions = {}): PaperMaker {
  const { threads = 2, waiting = 50, limitMs = 20_000, startWorker = startPdfWorker } = options;
  const queue: Waiting[] = [];
  const idle: PdfThread[] = [];
  const busy = new Set<PdfThread>();
  let closed = false;

  const freeThread = (): PdfThread | undefined => {
    const thread = idle.pop();
    if (thread?.hasEnded()) return freeThread();
    if (thread) return thread;
    return busy.size < threads ? createPdfThread(startWorker(), limitMs) : undefined;
  };

  function startNext(): void {
    if (queue.length === 0) return;
    const thread = freeThread();
    const next = thread && queue.shift();
    if (thread && next) void work(thread, next);
  }

  async function work(thread: PdfThread, { order, settle }: Waiting): Promise<void> {
    busy.add(thread);
    const outcome = await thread.make(order);
    busy.delete(thread);
    if (!thread.hasEnded()) idle.push(thread);
    settle(outcome);
    startNext();
  }

  return {
    make(content, details) {
      if (closed) return Promise.resolve(failed({ kind: 'stopped' }));
      if (queue.length >= waiting) return Promise.resolve(failed({ kind: 'busy' }));
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      queue.push({ order: { content, details }, settle: resolve });
      startNext();
      return promise;
    },
    async close() {
      closed = true;
      for (const { settle } of queue.splice(0)) settle(failed({ kind: 'stopped' }));
      await Promise.all([...idle, ...busy].map((thread) => thread.stop()));
    },
  };
}
