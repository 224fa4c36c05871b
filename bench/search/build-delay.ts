import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCatalogueService } from '@app/api/adapters/catalogue-worker/catalogue-service';
import { openStore } from '@app/api/adapters/open-store';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { activateSealed } from '@app/api/testing/builders';
import { generatedProducts } from '@app/api/testing/generated-list/generated-products';

const BATCH = 1000;
const BUILDS = 3;
const RESOLUTION_MS = 1;

/** The longest times in ms during a build. */
export interface Blocking {
  /** For which the main thread worked without a pause: its CPU time between two ticks of a timer. */
  readonly working: number;
  /** For which a timer of it was late, also because other threads and programs had the cores. */
  readonly late: number;
}

/**
 * How long the main thread does nothing else while a catalogue worker loads a list of this length and builds
 * its index. Of several builds the one that other programs disturbed least counts.
 */
export async function longestBlocking(length: number): Promise<Blocking> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  const store = await openStore({ DATA_DIR });
  try {
    const writer = await store.priceLists.begin();
    // Not kept here: the garbage collections of a large list would be measured with the build.
    for (const batch of batches(length)) await writer.add(batch);
    await activateSealed(store.priceLists, await writer.seal(new Date().toISOString()));
    const builds: Blocking[] = [];
    for (let build = 0; build < BUILDS; build++) {
      const catalogue = createCatalogueService({
        priceLists: store.priceLists,
        storeSettings: { DATA_DIR },
        log: { info: () => {}, error: (fields) => console.error(fields) },
      });
      const measure = startMeasure();
      await catalogue.start();
      builds.push(measure());
      const { total } = await catalogue.queries.search('', 1);
      if (total !== length) throw new Error(`The worker has ${total} products`);
      await catalogue.close();
    }
    return {
      working: Math.min(...builds.map(({ working }) => working)),
      late: Math.min(...builds.map(({ late }) => late)),
    };
  } finally {
    await store.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

function startMeasure(): () => Blocking {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let before = process.threadCpuUsage();
  let longestMicroseconds = 0;
  const tick = () => {
    const now = process.threadCpuUsage();
    const worked = now.user + now.system - before.user - before.system;
    longestMicroseconds = Math.max(longestMicroseconds, worked);
    before = now;
  };
  const timer = setInterval(tick, RESOLUTION_MS);
  delay.enable();
  return () => {
    tick();
    clearInterval(timer);
    delay.disable();
    return { working: longestMicroseconds / 1000, late: delay.max / 1e6 - RESOLUTION_MS };
  };
}

function* batches(length: number): Generator<StoredProduct[]> {
  let batch: StoredProduct[] = [];
  for (const { product } of generatedProducts(length)) {
    batch.push(product);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
