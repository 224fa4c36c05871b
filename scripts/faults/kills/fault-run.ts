import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readSiteConfig } from '@app/api/adapters/files/site-config-file';
import { openStore, type StoreSettings } from '@app/api/adapters/open-store';
import { apiSettings } from '@app/api/config';
import { importProducts, products } from '@app/api/testing/builders';
import { root } from '@app/federation/tooling/parts';
import { parseSettings } from '@app/http-server/settings';
import type { Result } from '@app/result';
import { seededRandom } from '@app/testing/seeded-random';
import * as v from 'valibot';
import { noLimits } from '../serving.ts';
import { type AddressBoard, addressBoard } from './address-board.ts';
import { checkOrders, type OrderCheck } from './check-orders.ts';
import { type OrderClients, startOrderClients } from './order-clients.ts';
import { startServing } from './serving-process.ts';

/** Few, because FerretDB reads a whole collection for most queries about mails. */
const CLIENTS = 4;
const PRODUCTS = 5;
/** Of so many kills, one is during the start, and one after enough time for mails to be sent. */
const CYCLE = 10;
/**
 * A process is killed after up to so many answers. A time limit instead would mean fewer orders on
 * a slow machine.
 */
const MOST_ANSWERS = 5;
const AFTER_ANSWER_MS = 10;
const AFTER_MAILS_MS = 500;
const ApiSettings = v.object(apiSettings);

export interface FaultRun {
  readonly kills: number;
  readonly seed: number;
  /** Called after each kill with the number of kills so far. */
  readonly killed?: (kills: number) => void;
}

export interface FaultReport extends OrderCheck {
  /** Kills that cut off at least one open post. */
  readonly interruptions: number;
  readonly cutOffPosts: number;
}

/**
 * Kills the serving process repeatedly while clients order, lets the last process answer all open
 * orders, and checks the stored orders and mails. The same seed gives the same orders and waiting
 * times, but not the same scheduling.
 */
export async function killWhileOrdering(
  settings: StoreSettings,
  run: FaultRun,
): Promise<FaultReport> {
  const env = { DATA_DIR: settings.DATA_DIR, MONGODB_URI: settings.MONGODB_URI ?? '' };
  const config = must(parseSettings(ApiSettings, { ...env, ...noLimits }));
  const site = must(await readSiteConfig(path.join(root, 'site.config.json')));
  const store = await openStore(settings);
  try {
    const list = products(PRODUCTS).map((each, at) => ({ ...each, price: 12_345 * (at + 1) }));
    const { id } = await importProducts(store.priceLists, list);
    const board = addressBoard();
    const skus = list.map(({ sku }) => sku);
    const clients = startOrderClients({ seed: run.seed, count: CLIENTS, skus, board });
    await killRepeatedly(env, run, board, clients);
    const priceList = { id, products: list, vatRate: site.vatRate };
    const checked = await checkOrders({ config, site, store }, clients.acknowledged, priceList);
    return {
      ...checked,
      interruptions: clients.interruptedStarts.size,
      cutOffPosts: clients.cutOffs(),
      violations: [...clients.refusals, ...checked.violations],
    };
  } finally {
    await store.close();
  }
}

async function killRepeatedly(
  env: Readonly<Record<string, string>>,
  { kills, seed, killed }: FaultRun,
  board: AddressBoard,
  clients: OrderClients,
): Promise<void> {
  const random = seededRandom(seed);
  // This process is stopped, not killed: it fills the compile cache for later starts when it ends.
  const startMs = await measureStart(env);
  for (let start = 1; start <= kills; start++) {
    const serving = startServing(env);
    if (start % CYCLE === 0) {
      await delay(random() * startMs);
    } else {
      const url = await serving.ready;
      if (url) board.post({ url, start });
      const answers = Math.floor(random() * (MOST_ANSWERS + 1));
      await Promise.race([clients.answered(answers), serving.died]);
      await delay(random() * (start % CYCLE === 1 ? AFTER_MAILS_MS : AFTER_ANSWER_MS));
    }
    board.clear();
    await serving.kill();
    killed?.(start);
  }
  const last = startServing(env);
  const url = await last.ready;
  if (url) board.post({ url, start: kills + 1 });
  await Promise.race([clients.finish(), last.died]);
  await last.stop();
}

async function measureStart(env: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now();
  const serving = startServing(env);
  await serving.ready;
  const startMs = performance.now() - started;
  await serving.stop();
  return startMs;
}

function must<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.failure);
  return result.value;
}
