import { readPriceList } from '@app/api/domain/catalogue/import/read-price-list';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { toWireProduct } from '@app/api/domain/catalogue/search/wire-product';
import { type Dialect, dialects } from './dumps.ts';

const ROUNDS = 7;
const MEGABYTE = 1024 * 1024;

export interface Speed {
  readonly dialect: string;
  readonly megabytes: number;
  /** Of the fastest of the rounds. */
  readonly seconds: number;
  /** Rows a second, as a share of what `JSON.parse` takes of the same rows. */
  readonly ofJson: number;
}

/**
 * How fast each dialect is read and checked, from bytes to products, against `JSON.parse` of the same
 * rows as text. The rounds take turns, so that other work on the machine meets all of them.
 */
export async function measureSpeed(list: readonly StoredProduct[]): Promise<readonly Speed[]> {
  const json = JSON.stringify(list.map((product) => toWireProduct(product, false)));
  const dumps = dialects.map((dialect) => ({ dialect, chunks: [...dialect.dump(list)] }));
  let jsonMs = Number.POSITIVE_INFINITY;
  const fastest = new Map<Dialect, number>();
  for (let round = 0; round < ROUNDS; round++) {
    jsonMs = Math.min(jsonMs, await timed(async () => JSON.parse(json)));
    for (const { dialect, chunks } of dumps) {
      const ms = await timed(() => readAll(chunks, list.length));
      fastest.set(dialect, Math.min(ms, fastest.get(dialect) ?? ms));
    }
  }
  return dumps.map(({ dialect, chunks }) => {
    const ms = fastest.get(dialect) ?? 0;
    const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
    const megabytes = bytes / MEGABYTE;
    return { dialect: dialect.name, megabytes, seconds: ms / 1000, ofJson: jsonMs / ms };
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function readAll(chunks: readonly Uint8Array[], rows: number): Promise<void> {
  const result = await readPriceList(chunks, () => []);
  if (!result.ok || result.value.accepted !== rows) throw new Error('Not all rows were read');
}
