import { isDeepStrictEqual } from 'node:util';
import { readPriceList } from '@app/api/domain/catalogue/import/read-price-list';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { type Dialect, dialects } from './dumps.ts';

/**
 * Reads the dumps of a list in chunks of each of these sizes. One line for each dialect and size
 * that did not give back exactly the list.
 */
export async function inexactReadings(
  list: readonly StoredProduct[],
  chunkSizes: readonly number[],
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const dialect of dialects) {
    for (const size of chunkSizes) {
      if (await isExact(dialect, list, size)) continue;
      wrong.push(`${dialect.name} in chunks of ${size} bytes gave another list`);
    }
  }
  return wrong;
}

async function isExact(
  dialect: Dialect,
  list: readonly StoredProduct[],
  size: number,
): Promise<boolean> {
  const read: StoredProduct[] = [];
  const result = await readPriceList(rechunked(dialect.dump(list), size), (products) => {
    read.push(...products);
    return [];
  });
  return result.ok && result.value.refused === 0 && isDeepStrictEqual(read, list);
}

function* rechunked(chunks: Iterable<Uint8Array>, size: number): Generator<Uint8Array> {
  const bytes = Buffer.concat([...chunks]);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
