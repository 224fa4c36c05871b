import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ListBody, StoredProduct } from '../../domain/catalogue/ports.ts';
import { toWireProduct } from '../../domain/catalogue/search/wire-product.ts';

const compress = promisify(brotliCompress);
const BROTLI_QUALITY = 5;

/** The whole list as JSON, plain and compressed, with a strong ETag for this version and choice. */
export async function buildListBody(
  versionId: string,
  products: readonly StoredProduct[],
  hideCost: boolean,
): Promise<ListBody> {
  const json = JSON.stringify(products.map((product) => toWireProduct(product, hideCost)));
  const identity = new TextEncoder().encode(json);
  const brotli = await compress(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
  const etag = `"${encodeURIComponent(versionId)}-${hideCost ? 'prices' : 'costs'}"`;
  // Copied, because a buffer from Node's shared pool can't be moved to another thread.
  return { etag, identity, brotli: new Uint8Array(brotli) };
}
