import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Log } from '@app/http-server/logger';
import type { DescribedPages, DescribeRequest } from '../../src/bootstrap/describe-pages.ts';
import type { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx';
import type {
  RenderAnswer,
  RenderTask,
  RenderWorkerData,
  RenderWorkerMessage,
  ServerBundles,
} from './render-worker.ts';

const SIZE = Math.max(1, Math.min(2, availableParallelism()));
/** A worker loads the bundles in a fraction of this, unless one of them hangs. */
const LOAD_DEADLINE_MS = 3000;
/** A render that takes longer has lost its turn: the browser renders that page. */
const RENDER_DEADLINE_MS = 1000;
/** A form post records something before it renders, so it is not cut off that soon. */
const POST_DEADLINE_MS = 10_000;
/** Nobody looks at a page meanwhile, and under load it must not cost a worker. */
const DESCRIBE_DEADLINE_MS = 10_000;
/** Longest wait for a free worker. */
const QUEUE_DEADLINE_MS = 1000;
/** A worker that cannot start is not started again at once, or it would spin. */
const RESTART_PAUSE_MS = 1000;

interface Job {
  readonly task: RenderTask;
  readonly settle: (answer: RenderAnswer | undefined) => void;
}

interface Slot {
  readonly worker: Worker;
  ready: boolean;
  job: Job | undefined;
  deadline: NodeJS.Timeout | undefined;
}

export interface RenderPool {
  /** The page, or nothing when it failed or took too long; the reason is in the log. */
  render(request: RenderRequest): Promise<RenderedPage | undefined>;
  /** What the live pages say of themselves, or nothing when they could not be asked. */
  describe(request: DescribeRequest): Promise<DescribedPages | undefined>;
  /** Resolves when a first worker can render. */
  readonly ready: Promise<void>;
  /** Lets renders under way finish, then ends the workers. */
  close(): Promise<void>;
}

/**
 * Renders pages of one set of live releases in worker threads, one page at a time in each, so that
 * an endless loop in a remote costs one worker for one second and the server's event loop nothing.
 * A new release gets a new pool: ES modules never unload.
 */
export function createRenderPool(bundles: ServerBundles, log: Log): RenderPool {
  const queue: Job[] = [];
  const slots = new Set<Slot>();
  const becameReady = Promise.withResolvers<void>();
  let whenIdle: (() => void) | undefined;
  let closing = false;
  let loadsRemotesFirst = true;

  function startWorker() {
    if (closing) return;
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { bundles, loadsRemotesFirst } satisfies RenderWorkerData,
    });
    const slot: Slot = { worker, ready: false, job: undefined, deadline: undefined };
    slots.add(slot);
    if (loadsRemotesFirst) {
      const giveUpLoading = () => lose(slot, 'remotes not loaded in time');
      slot.deadline = setTimeout(giveUpLoading, LOAD_DEADLINE_MS).unref();
    }
    worker.on('message', (message: RenderWorkerMessage) => {
      switch (message.kind) {
        case 'ready':
          clearTimeout(slot.deadline);
          slot.ready = true;
          becameReady.resolve();
          break;
        case 'remote-not-loaded': {
          const { remote, fault } = message;
          const bundle = bundles.remotes[remote];
          log.error({ remote, bundle, fault }, 'remote not loaded on the server');
          return;
        }
        default:
          finish(slot, message);
      }
      assign();
    });
    worker.on('error', (fault) => lose(slot, String(fault)));
    worker.on('exit', () => lose(slot, 'the worker ended'));
    worker.unref();
  }

  function assign() {
    for (const slot of slots) {
      if (!slot.ready || slot.job) continue;
      const job = queue.shift();
      if (!job) break;
      slot.job = job;
      slot.deadline = setTimeout(() => lose(slot, 'past its deadline'), deadlineOf(job.task));
      slot.worker.postMessage(job.task);
    }
    if (queue.length === 0 && ![...slots].some(({ job }) => job)) whenIdle?.();
  }

  function finish(slot: Slot, answer: RenderAnswer) {
    clearTimeout(slot.deadline);
    const { job } = slot;
    slot.job = undefined;
    if (!job) return;
    if (answer.kind === 'failed') giveUp(job, answer.fault);
    else job.settle(answer);
  }

  /** Ends a worker that cannot be trusted any more; the page it had is left to the browser. */
  function lose(slot: Slot, why: string) {
    if (!slots.delete(slot)) return;
    clearTimeout(slot.deadline);
    if (slot.job) giveUp(slot.job, why);
    else if (!closing) log.error({ fault: why }, 'render worker lost');
    // No page took it: what it had loaded did. The next one loads that for its own pages only.
    if (!slot.job) loadsRemotesFirst = false;
    void slot.worker.terminate();
    if (closing) return assign();
    setTimeout(startWorker, slot.ready ? 0 : RESTART_PAUSE_MS).unref();
  }

  function giveUp(job: Job, fault: string) {
    job.settle(undefined);
    if (job.task.kind === 'describe') {
      log.error({ fault }, 'pages not asked what they are');
      return;
    }
    const { requestId: id, url } = job.task.request;
    log.error({ id, path: url.split('?')[0], fault }, 'page not rendered on the server');
  }

  function ask(task: RenderTask): Promise<RenderAnswer | undefined> {
    if (closing) return Promise.resolve(undefined);
    return new Promise((settle) => {
      const job = { task, settle };
      queue.push(job);
      assign();
      setTimeout(() => {
        const place = queue.indexOf(job);
        if (place < 0) return;
        queue.splice(place, 1);
        giveUp(job, 'no worker was free in time');
        assign();
      }, QUEUE_DEADLINE_MS).unref();
    });
  }

  for (let index = 0; index < SIZE; index++) startWorker();

  return {
    ready: becameReady.promise,
    async render(request) {
      const answer = await ask({ kind: 'render', request });
      return answer?.kind === 'rendered' ? answer.page : undefined;
    },
    async describe(request) {
      const answer = await ask({ kind: 'describe', request });
      return answer?.kind === 'described' ? answer.described : undefined;
    },
    async close() {
      closing = true;
      await new Promise<void>((resolve) => {
        whenIdle = resolve;
        assign();
      });
      await Promise.all([...slots].map(({ worker }) => worker.terminate()));
    },
  };
}

function deadlineOf(task: RenderTask): number {
  if (task.kind === 'describe') return DESCRIBE_DEADLINE_MS;
  return task.request.form ? POST_DEADLINE_MS : RENDER_DEADLINE_MS;
}
