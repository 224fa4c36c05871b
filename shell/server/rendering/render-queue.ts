import type { RenderAnswer, RenderTask } from './render-messages.ts';
import { createRenderPool, type RenderPool, type RenderPoolOptions } from './render-pool.ts';

/**
 * Limit of waiting tasks of one remote, so that a flood of requests for it cannot fill the memory.
 */
const WAITING_PER_REMOTE = 50;

export interface Waiting {
  /** The remote whose code the task runs, or the shell. */
  readonly part: string;
  /** Longest wait for a free process. */
  readonly waitMs: number;
  /** Longest run. */
  readonly runMs: number;
}

export type Outcome =
  | (RenderAnswer & { readonly queueMs: number; readonly runMs: number })
  | { readonly kind: 'not-tried'; readonly why: string };

interface Job extends Waiting {
  readonly task: RenderTask;
  readonly settle: (outcome: Outcome) => void;
  readonly patience: NodeJS.Timeout;
  /** On the clock of `performance`. */
  readonly askedAt: number;
}

export interface RenderQueue extends Pick<RenderPool, 'ready' | 'loadLater' | 'grow'> {
  ask(task: RenderTask, waiting: Waiting): Promise<Outcome>;
  /** Lets tasks under way finish, then ends the processes. */
  close(): Promise<void>;
}

/**
 * Gives tasks to render processes in the order of their arrival. One remote gets at most all
 * processes but one, so that pages of it that hang leave one for the others.
 */
export function createRenderQueue(options: RenderPoolOptions): RenderQueue {
  let { processes } = options;
  const underWay = new Map<string, number>();
  let queue: Job[] = [];
  let closed: PromiseWithResolvers<void> | undefined;
  const pool = createRenderPool(options, assign);

  const isAllowed = ({ part }: Job) => (underWay.get(part) ?? 0) < Math.max(1, processes - 1);

  function assign() {
    for (;;) {
      const job = queue.find(isAllowed);
      const process = job && pool.idle();
      if (!process) break;
      queue = queue.filter((other) => other !== job);
      clearTimeout(job.patience);
      count(job.part, 1);
      const startedAt = performance.now();
      const queueMs = startedAt - job.askedAt;
      void process.run(job.task, job.runMs).then((answer) => {
        count(job.part, -1);
        job.settle({ ...answer, queueMs, runMs: performance.now() - startedAt });
        assign();
      });
    }
    if (closed && queue.length === 0 && underWay.size === 0) {
      pool.close();
      closed.resolve();
    }
  }

  function count(part: string, change: number) {
    const now = (underWay.get(part) ?? 0) + change;
    if (now > 0) underWay.set(part, now);
    else underWay.delete(part);
  }

  return {
    ready: pool.ready,
    loadLater: pool.loadLater,
    grow(most) {
      processes = most;
      pool.grow(most);
    },
    ask(task, waiting) {
      if (closed) return Promise.resolve({ kind: 'not-tried', why: 'the renderer is closed' });
      if (queue.filter(({ part }) => part === waiting.part).length >= WAITING_PER_REMOTE) {
        return Promise.resolve({ kind: 'not-tried', why: 'too many pages are waiting' });
      }
      return new Promise((settle) => {
        const giveUp = () => {
          queue = queue.filter((other) => other !== job);
          settle({ kind: 'not-tried', why: 'no process was free in time' });
          assign();
        };
        const patience = setTimeout(giveUp, waiting.waitMs);
        const askedAt = performance.now();
        const job: Job = { ...waiting, task, settle, patience, askedAt };
        queue.push(job);
        assign();
      });
    },
    close() {
      if (closed) return closed.promise;
      closed = Promise.withResolvers();
      assign();
      return closed.promise;
    },
  };
}
