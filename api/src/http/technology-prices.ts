import { brotliCompressSync } from 'node:zlib';
import { toRand } from '@app/contracts/money';
import { readTechnologyPrices } from '@app/contracts/technology-prices';
import type { ServerEnv } from '@app/http-server/request-context';
import { success } from '@app/result';
import type { Hono } from 'hono';
import type { Catalogue, ListBody } from '../domain/catalogue/ports.ts';
import { technologyPrices } from '../domain/catalogue/technology-prices/technology-prices.ts';
import { sha256 } from '../domain/sha256.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { sendList } from './product-list.ts';

export function mountTechnologyPrices(
  app: Hono<ServerEnv>,
  { catalogue }: { readonly catalogue: Catalogue },
): void {
  const body = oncePerVersion(catalogue);
  mountEndpoint(app, readTechnologyPrices, async ({ c }) => success(sendList(c, await body())));
}

/** The answer is made once for each price list that is served. */
function oncePerVersion(catalogue: Catalogue): () => Promise<ListBody> {
  let made: { readonly versionId: string; readonly body: ListBody } | undefined;
  return async () => {
    // Read before the prices: if a newer list becomes active in between, they are made again.
    const versionId = catalogue.version()?.id;
    if (versionId !== undefined && made?.versionId === versionId) return made.body;
    const body = await priceBody(catalogue);
    if (versionId !== undefined) made = { versionId, body };
    return body;
  };
}

async function priceBody({ queries }: Catalogue): Promise<ListBody> {
  const prices = await technologyPrices(queries);
  const json = JSON.stringify(prices.map((price) => ({ ...price, from: toRand(price.from) })));
  const identity = Buffer.from(json);
  return { etag: `"${sha256(json).slice(0, 16)}"`, identity, brotli: brotliCompressSync(identity) };
}
