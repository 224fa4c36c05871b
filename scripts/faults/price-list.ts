import { openStore } from '@app/api/adapters/open-store';
import { importProducts, products } from '@app/api/testing/builders';
import { collect } from '@app/api/testing/collect';

const PRODUCTS = 5;

/** What visitors can order, and what has become of their orders. */
export interface Orders {
  readonly skus: readonly string[];
  /** A line for each of these acknowledged orders that is not stored. */
  lost(keys: readonly string[]): Promise<readonly string[]>;
}

/** Calls `use` with a small price list in the embedded store of a data folder. */
export async function withPriceList<Value>(
  dataDir: string,
  use: (orders: Orders) => Promise<Value>,
): Promise<Value> {
  const store = await openStore({ DATA_DIR: dataDir });
  try {
    const list = products(PRODUCTS);
    await importProducts(store.priceLists, list);
    return await use({
      skus: list.map(({ sku }) => sku),
      async lost(keys) {
        const stored = new Set((await collect(store.leads.since(''))).map(({ id }) => id));
        return keys.filter((key) => !stored.has(key)).map((key) => `order ${key} is lost`);
      },
    });
  } finally {
    await store.close();
  }
}
