import * as v from 'valibot';

/**
 * SKUs in a query, comma-separated and each URL-encoded once more, so that a SKU may hold a comma.
 * Empty ones are left out.
 */
export const skuList = (limit: number, missing: string, tooMany: string) =>
  v.pipe(
    v.string(missing),
    // At most `limit` entries, so at most one comma fewer.
    v.regex(new RegExp(`^[^,]*(?:,[^,]*){0,${limit - 1}}$`), tooMany),
    v.transform((list) => list.split(',').map(decodeSku).filter(Boolean)),
  );

/** SKUs as `skuList` reads them. */
export const encodeSkuList = (skus: readonly string[]): string =>
  skus.map(encodeURIComponent).join(',');

function decodeSku(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
