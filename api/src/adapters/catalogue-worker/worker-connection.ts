import type { Worker } from 'node:worker_threads';
import type { Answers, Asks, CallKind, WorkerReply } from './messages.ts';

/** Calls to one worker, matched to their replies by id. */
export interface WorkerConnection {
  /** Rejects when the worker fails, dies or does not reply within `deadlineMs`. */
  call<Kind extends CallKind>(
    kind: Kind,
    asks: Asks<Kind>,
    deadlineMs: number,
  ): Promise<Answers<Kind>>;
  /** Ends the worker once the calls under way have their replies. */
  retire(): Promise<void>;
  /** Ends the worker now; calls under way reject. */
  stop(): Promise<void>;
}

interface PendingCall {
  readonly resolve: (answer: Answers<CallKind>) => void;
  readonly reject: (fault: Error) => void;
  readonly deadline: NodeJS.Timeout;
}

/** Calls `onDeath` when the worker ends without `retire` or `stop`. */
export function connectWorker(worker: Worker, onDeath: (fault: Error) => void): WorkerConnection {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let lastReplyAt = 0;
  let dismissed = false;
  let fault: Error | undefined;
  const drained = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<void>();

  function settle(id: number): PendingCall | undefined {
    const call = pending.get(id);
    pending.delete(id);
    clearTimeout(call?.deadline);
    if (pending.size === 0 && dismissed) drained.resolve();
    return call;
  }

  worker.on('message', (reply: WorkerReply) => {
    lastReplyAt = performance.now();
    const call = settle(reply.id);
    if (reply.kind === 'answer') call?.resolve(reply.answer);
    else call?.reject(new Error(reply.message));
  });
  worker.on('error', (error) => {
    fault = error instanceof Error ? error : new Error(String(error));
  });
  worker.on('exit', (code) => {
    fault ??= new Error(`The catalogue worker ended with code ${code}`);
    for (const id of [...pending.keys()]) settle(id)?.reject(fault);
    exited.resolve();
    if (!dismissed) onDeath(fault);
  });

  function missDeadline(id: number, kind: CallKind, sentAt: number, deadlineMs: number): void {
    const late = new Error(`The catalogue worker did not answer "${kind}" within ${deadlineMs} ms`);
    settle(id)?.reject(late);
    // No reply to any call since then: the worker hangs and would not answer the other calls
    // either.
    if (lastReplyAt > sentAt) return;
    fault ??= late;
    void worker.terminate();
  }

  async function stop(): Promise<void> {
    dismissed = true;
    await worker.terminate();
    await exited.promise;
  }

  return {
    call(kind, asks, deadlineMs) {
      if (fault) return Promise.reject(fault);
      const id = ++lastId;
      const sentAt = performance.now();
      return new Promise((resolve, reject) => {
        const deadline = setTimeout(() => missDeadline(id, kind, sentAt, deadlineMs), deadlineMs);
        // The cast is safe: the worker answers each kind of call with the type declared for it.
        pending.set(id, { resolve: resolve as PendingCall['resolve'], reject, deadline });
        worker.postMessage({ kind, id, ...asks });
      });
    },
    async retire() {
      dismissed = true;
      if (pending.size > 0) await drained.promise;
      await stop();
    },
    stop,
  };
}
