import type { StoredProduct } from '../domain/catalogue/ports.ts';

/** All products of a list that is read in pieces: `after` gives those that follow a SKU. */
export async function* inBatches(
  after: (sku: string) => Promise<readonly StoredProduct[]>,
): AsyncGenerator<readonly StoredProduct[]> {
  let batch = await after('');
  while (batch.length > 0) {
    yield batch;
    batch = await after(batch.at(-1)?.sku ?? '');
  }
}
