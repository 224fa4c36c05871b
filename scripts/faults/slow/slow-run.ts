import { openStore } from '@app/api/adapters/open-store';
import { importProducts, products } from '@app/api/testing/builders';
import { residentOfOneMb } from '@app/testing/site/resident';
import type { ServerProcess } from '@app/testing/site/server-process';
import { serveSite } from '../serving.ts';
import { startVisitors } from '../visitors.ts';
import { openSlowConnections } from './slow-connections.ts';

const PRODUCTS = 5;
/** Answers that show how the site is before and while it has slow connections. */
const ANSWERS = 200;
const MEMORY_EVERY_MS = 1_000;
/** Most resident memory of the serving process in MB. */
const MOST_MB = 400;
/** Seconds within which a stop ends, as operations.md says, and some for a busy machine. */
const STOPS_WITHIN = 15;
const SLACK = 5;

export interface SlowRun {
  /** Folder in which the site is released. */
  readonly dataDir: string;
  readonly connections: number;
  readonly seed: number;
  readonly pages: readonly string[];
  /** Whether to wait until every slow connection has timed out, which takes half a minute. */
  readonly untilTimedOut: boolean;
}

export interface SlowReport {
  readonly requests: number;
  /** Milliseconds of the slowest answer to a normal visitor. */
  readonly longestMs: number;
  /** Seconds that the longest slow connection lasted. */
  readonly longestSlow: number;
  /** Resident MB of the serving process without slow connections, and the most with them. */
  readonly memory: { readonly before: number; readonly most: number };
  /** Seconds from SIGTERM to the end of the process, with slow connections open. */
  readonly stopped: number;
  readonly violations: readonly string[];
}

/**
 * Opens slow and hanging connections while visitors read and order, and stops the site while such
 * connections are open. Every visitor must be answered, the connections closed by their time-outs,
 * memory bounded, and the stop as quick as promised.
 */
export async function serveSlowConnections(run: SlowRun): Promise<SlowReport> {
  const list = products(PRODUCTS);
  const store = await openStore({ DATA_DIR: run.dataDir });
  await importProducts(store.priceLists, list).finally(() => store.close());
  const site = await serveSite({
    DATA_DIR: run.dataDir,
    SHUTDOWN_DELAY_SECONDS: '0',
  });
  const port = Number(new URL(site.url).port);
  const { seed, pages } = run;
  const skus = list.map(({ sku }) => sku);
  const visitors = startVisitors({ origin: site.url, seed, pages, skus });
  const violations: string[] = [];
  await visitors.answered(ANSWERS);
  const before = await residentOfOneMb(site.pid);
  const memory = watchMemory(site);
  const slow = await openSlowConnections(port, run.connections);
  await visitors.answered(ANSWERS);
  if (run.untilTimedOut) {
    await slow.timedOut();
    violations.push(...slow.overdue());
    slow.end();
  }
  await visitors.finish();
  const most = await memory.most();
  if (most > MOST_MB) violations.push(`the process had ${most} MB`);
  const atStop = run.untilTimedOut ? await openSlowConnections(port, run.connections) : slow;
  const stop = await stopTimed(site);
  atStop.end();
  return {
    requests: visitors.requests(),
    longestMs: visitors.longestMs(),
    longestSlow: slow.longest(),
    memory: { before, most },
    stopped: stop.seconds,
    violations: [...visitors.failures, ...violations, ...stop.violations],
  };
}

function watchMemory({ pid }: ServerProcess) {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await residentOfOneMb(pid));
  };
  const timer = setInterval(look, MEMORY_EVERY_MS);
  return {
    async most() {
      clearInterval(timer);
      await look();
      return most;
    },
  };
}

async function stopTimed(site: ServerProcess) {
  const began = performance.now();
  const tooLong = setTimeout(() => site.kill('SIGKILL'), 2 * STOPS_WITHIN * 1000);
  const code = await site.stop();
  clearTimeout(tooLong);
  const seconds = (performance.now() - began) / 1000;
  return {
    seconds,
    violations: [
      ...(code === 0 ? [] : [`the process ended with ${code}:\n${site.output()}`]),
      ...(seconds > STOPS_WITHIN + SLACK ? [`the stop took ${seconds.toFixed(1)} s`] : []),
    ],
  };
}
