import { readFile } from 'node:fs/promises';
import { openStore } from '@app/api/adapters/open-store';
import { importProducts, products } from '@app/api/testing/builders';
import { collect } from '@app/api/testing/collect';
import type { ServerProcess } from '../../processes/server-process.ts';
import { freePort, serveSite } from '../serving.ts';
import { startVisitors, type Visitors } from '../visitors.ts';

const PRODUCTS = 5;
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
 * fail, and every acknowledged order must be stored. A new connection may be reset and come again,
 * if the system does not hand over handshakes, but not at every restart.
 */
export async function restartUnderLoad(run: RestartRun): Promise<RestartReport> {
  const settings = { DATA_DIR: run.dataDir };
  const store = await openStore(settings);
  try {
    const list = products(PRODUCTS);
    await importProducts(store.priceLists, list);
    const port = await freePort();
    const start = () =>
      serveSite(port, {
        DATA_DIR: run.dataDir,
        SHARE_PORT: 'true',
        SHUTDOWN_DELAY_SECONDS: String(run.delaySeconds),
      });
    const first = await start();
    const visitors = startVisitors({
      origin: first.url,
      seed: run.seed,
      pages: run.pages,
      skus: list.map(({ sku }) => sku),
    });
    const violations = await restartRepeatedly(run, first, start, visitors);
    const stored = new Set((await collect(store.leads.since(''))).map(({ id }) => id));
    const lost = visitors.orders.filter((key) => !stored.has(key));
    return {
      requests: visitors.requests(),
      orders: visitors.orders.length,
      resets: visitors.resets(),
      longestMs: visitors.longestMs(),
      violations: [
        ...visitors.failures,
        ...lost.map((key) => `order ${key} is lost`),
        ...violations,
        ...(await tooManyResets(run, visitors.resets())),
      ],
    };
  } finally {
    await store.close();
  }
}

const MIGRATION = '/proc/sys/net/ipv4/tcp_migrate_req';

async function tooManyResets({ restarts }: RestartRun, resets: number): Promise<string[]> {
  const migrates = (await readFile(MIGRATION, 'utf8').catch(() => '0')).trim() === '1';
  const most = migrates ? 0 : Math.ceil(restarts / 2);
  return resets > most ? [`${resets} new connections were reset, and ${most} may be`] : [];
}

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
