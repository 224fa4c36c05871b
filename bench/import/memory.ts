import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readPriceList } from '@app/api/domain/catalogue/import/read-price-list';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { generatedProducts } from '@app/api/testing/generated-list/generated-products';
import { type Dialect, dialects } from './dumps.ts';

const MEGABYTE = 1024 * 1024;

export interface Held {
  readonly dialect: string;
  /** MB that are held after a garbage collection, once so many rows were read. */
  readonly held: ReadonlyMap<number, number>;
}

/** What the reading of each dialect holds on to after so many rows, which are made as they are read. */
export async function measureMemory(rows: readonly number[]): Promise<readonly Held[]> {
  const heldMb = garbageCollectedMb();
  const measured: Held[] = [];
  for (const dialect of dialects) {
    measured.push({ dialect: dialect.name, held: await heldAfter(dialect, rows, heldMb) });
  }
  return measured;
}

async function heldAfter(
  dialect: Dialect,
  rows: readonly number[],
  heldMb: () => number,
): Promise<ReadonlyMap<number, number>> {
  const held = new Map<number, number>();
  const most = Math.max(...rows);
  let read = 0;
  const before = heldMb();
  const result = await readPriceList(dialect.dump(products(most)), (products) => {
    for (const count of rows) {
      if (read < count && read + products.length >= count) held.set(count, heldMb() - before);
    }
    read += products.length;
    return [];
  });
  if (!result.ok || result.value.accepted !== most) throw new Error('Not all rows were read');
  return held;
}

function* products(count: number): Generator<StoredProduct> {
  for (const { product } of generatedProducts(count)) yield product;
}

function garbageCollectedMb(): () => number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / MEGABYTE;
  };
}
