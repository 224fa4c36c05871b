import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { samplePriceList } from './repository.ts';
import { runScript } from './run-script.ts';
import type { ServerProcess } from './server-process.ts';
import type { Site } from './site-process.ts';

/** Imports the sample price list with changes into a running site, with the import command. */
export async function importChanged(site: Site, change: (dump: string) => string): Promise<void> {
  const file = path.join(site.place.DATA_DIR, 'changed.sql');
  await writeFile(file, await changedSample(change));
  await runScript('server/commands/import.ts', site.place, file, '--confirm');
}

export const changedSample = async (change: (dump: string) => string): Promise<string> =>
  change(await readFile(samplePriceList, 'utf8'));

/** The dump with another price for one product. */
export const withPrice = (sku: string, price: string) => (dump: string) =>
  replaced(dump, sku, (row) => row.replace(/[\d.]+\)([,;])$/, `${price})$1`));

/** The dump with one product under another SKU. */
export const without = (sku: string) => (dump: string) =>
  replaced(dump, sku, (row) => row.replace(sku, `${sku}-OLD`));

function replaced(dump: string, sku: string, change: (row: string) => string): string {
  const row = dump.split('\n').find((line) => line.startsWith(`('${sku}',`));
  if (!row) throw new Error(`The sample price list has no row of ${sku}`);
  return dump.replace(row, change(row));
}

/** The current price of a product in the API; undefined if there is no such product. */
export async function currentPrice(
  server: Pick<ServerProcess, 'url'>,
  sku: string,
): Promise<number | undefined> {
  const response = await fetch(server.url + readCurrentPrices.path, {
    method: readCurrentPrices.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ skus: [sku] }),
  });
  const [product] = (await response.json()) as { Price: number }[];
  return product?.Price;
}
