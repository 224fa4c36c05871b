import type { ServerProcess } from '@app/testing/site/server-process';
import { withPriceList } from '../price-list.ts';
import { serveSite } from '../serving.ts';
import { startVisitors, type Visitors } from '../visitors.ts';

/** Answers that a process gives alone before the next one starts. */
const ALONE = 100;

export interface RestartRun {
  /** Folder in which the site is released. */
  readonly dataDir: string;
  readonly restarts: number;
  readonly seed: number;
  /** SHUTDOWN_DELAY_SECONDS, 1 or more. */
  readonly delaySeconds: number;
  /** Paths that visitors read. */
  readonly pages: readonly string[];
}

export interface RestartReport {
  readonly requests: number;
  readonly orders: number;
  /** New connections that were reset and came again. */
  readonly resets: number;
  /** Milliseconds of the slowest answer. */
  readonly longestMs: number;
  readonly violations: readonly string[];
}

/**
 * Replaces the serving process again and again as operations.md says, while visitors read and
 * order: the new process starts on the same port, then the old one gets SIGTERM. No request may
 * fail, and every acknowledged order must be stored. A new connection that was reset may come again.
 */
export const restartUnderLoad = (run: RestartRun): Promise<RestartReport> =>
  withPriceList(run.dataDir, async ({ skus, lost }) => {
    const start = (PORT = '0') =>
      serveSite({
        PORT,
        DATA_DIR: run.dataDir,
        SHARE_PORT: 'true',
        SHUTDOWN_DELAY_SECONDS: String(run.delaySeconds),
      });
    const first = await start();
    const { url: origin } = first;
    const visitors = startVisitors({ origin, seed: run.seed, pages: run.pages, skus });
    const startBeside = () => start(new URL(origin).port);
    const violations = await restartRepeatedly(run, first, startBeside, visitors);
    return {
      requests: visitors.requests(),
      orders: visitors.orders.length,
      resets: visitors.resets(),
      longestMs: visitors.longestMs(),
      violations: [...visitors.failures, ...(await lost(visitors.orders)), ...violations],
    };
  });

async function restartRepeatedly(
  { restarts }: RestartRun,
  first: ServerProcess,
  start: () => Promise<ServerProcess>,
  visitors: Visitors,
): Promise<string[]> {
  const violations: string[] = [];
  const stop = async (server: ServerProcess) => {
    const code = await server.stop();
    if (code !== 0) violations.push(`a process ended with ${code}:\n${server.output()}`);
  };
  let serving = first;
  for (let restart = 0; restart < restarts; restart++) {
    await visitors.answered(ALONE);
    const next = await start();
    await stop(serving);
    serving = next;
  }
  await visitors.answered(ALONE);
  await visitors.finish();
  await stop(serving);
  return violations;
}
