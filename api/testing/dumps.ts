import { expect } from 'vitest';
import { readPriceList } from '../src/domain/catalogue/import/read-price-list.ts';
import type { StoredProduct } from '../src/domain/catalogue/ports.ts';
import { keepLast } from './keep-last.ts';

/** What reading a dump gave: its products and its result. */
interface Reading {
  readonly products: readonly StoredProduct[];
  readonly result: Awaited<ReturnType<typeof readPriceList>>;
}

export function chunksOf(bytes: Uint8Array, size: number): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += size)
    chunks.push(bytes.subarray(from, from + size));
  return chunks;
}

const bytesOf = (dump: string | Uint8Array): Uint8Array =>
  typeof dump === 'string' ? new TextEncoder().encode(dump) : dump;

export async function readAt(
  dump: string | Uint8Array,
  chunkSize: number,
  interesting = dump.length,
): Promise<Reading> {
  const products = new Map<string, StoredProduct>();
  const bytes = bytesOf(dump);
  const chunks = [...chunksOf(bytes.subarray(0, interesting), chunkSize)];
  if (interesting < bytes.length) chunks.push(...chunksOf(bytes.subarray(interesting), 4096));
  const result = await readPriceList(chunks, (batch) => keepLast(products, batch));
  return { products: [...products.values()], result };
}

/** Of a long dump, whose hundreds of good rows tell nothing new in chunks of two and seven bytes, fewer. */
const sizesFor = (dump: string | Uint8Array) => (dump.length > 5000 ? [1, 4096] : [1, 2, 7, 4096]);

/**
 * Reads a dump as one chunk, and expects the same from smaller chunks, down to a byte.
 * @param interesting bytes from the start; what follows is good rows, which are read in large chunks only.
 */
export async function readDump(
  dump: string | Uint8Array,
  interesting = dump.length,
): Promise<Reading> {
  const whole = await readAt(dump, Number.MAX_SAFE_INTEGER);
  for (const size of sizesFor(dump)) expect(await readAt(dump, size, interesting)).toEqual(whole);
  return whole;
}

/** The products of a dump, which must have no bad row. */
export async function productsOf(dump: string | Uint8Array): Promise<readonly StoredProduct[]> {
  const { products, result } = await readDump(dump);
  expect(result).toMatchObject({
    ok: true,
    value: { read: products.length, accepted: products.length, refused: 0, refusals: [] },
  });
  return products;
}

/** The message of the failure that refuses a dump as a whole. */
export async function structureFailureOf(dump: string | Uint8Array): Promise<string> {
  const { result } = await readDump(dump);
  if (result.ok || result.failure.kind !== 'structure') {
    throw new Error(`Not a structural failure: ${JSON.stringify(result)}`);
  }
  const { line, message } = result.failure;
  if (line !== undefined) expect(message).toContain(`Line ${line}: `);
  return message;
}

/**
 * The refusals of these rows. Good rows are added, because a dump may have one bad row in a
 * hundred.
 */
export async function refusalsOf(rows: readonly string[]): Promise<string[]> {
  const refused = dumpOfRows(rows).slice(0, -END_OF_DUMP.length);
  const { result } = await readDump(
    dumpOfRows([...rows, ...goodRows(rows.length * 99)]),
    new TextEncoder().encode(refused).length,
  );
  if (!result.ok) throw new Error(`Not readable: ${JSON.stringify(result.failure)}`);
  expect(result.value.refused).toBe(result.value.refusals.length);
  return result.value.refusals.map(({ line, reason }) => `${line}: ${reason}`);
}

/** One row per line, the first on line 3. */
export const dumpOfRows = (rows: readonly string[]): string =>
  `-- MySQL dump 10.13
INSERT INTO products (sku, product, category, cost, price) VALUES
${rows.join(',\n')}${END_OF_DUMP}`;

const END_OF_DUMP = ';\n-- Dump completed\n';

export const goodRows = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `('OK-${at}', 'Good', 'CAT', 1.00, 2.00)`);

export const product = (changes: Partial<StoredProduct> = {}): StoredProduct => ({
  sku: 'A-1',
  name: 'Camera',
  category: 'CAMERAS',
  cost: 51945,
  price: 80490,
  ...changes,
});
