import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCatalogueService } from '@app/api/adapters/catalogue-worker/catalogue-service';
import { openStore } from '@app/api/adapters/open-store';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { generatedProducts } from '@app/api/testing/generated-list/generated-products';

const BATCH = 1000;
const BUILDS = 3;
const RESOLUTION_MS = 1;

/**
 * The longest time in ms for which the main thread did nothing else while a catalogue worker loaded a list of this
 * length and built its index. Of several builds the one that other programs disturbed least counts.
 */
export async function longestBlocking(length: number): Promise<number> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  const store = await openStore({ DATA_DIR });
  try {
    const writer = await store.priceLists.begin();
    // Not kept here: the garbage collections of a large list would be measured with the build.
    for (const batch of batches(length)) await writer.add(batch);
    await writer.activate(new Date().toISOString());
    const delays: number[] = [];
    for (let build = 0; build < BUILDS; build++) {
      const catalogue = createCatalogueService({
        priceLists: store.priceLists,
        storeSettings: { DATA_DIR },
        log: { info: () => {}, error: (fields) => console.error(fields) },
      });
      const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      delay.enable();
      await catalogue.start();
      delay.disable();
      const { total } = await catalogue.queries.search('', 1);
      if (total !== length) throw new Error(`The worker has ${total} products`);
      await catalogue.close();
      delays.push(delay.max / 1e6 - RESOLUTION_MS);
    }
    return Math.min(...delays);
  } finally {
    await store.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
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
