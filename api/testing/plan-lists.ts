import { readFile } from 'node:fs/promises';
import type { StoredProduct } from '../src/domain/catalogue/ports.ts';
import { readAt } from './dumps.ts';

const sample = new URL('../../data/price-list.sql', import.meta.url);

/** The products of the sample price list. */
export const readSample = async (): Promise<readonly StoredProduct[]> =>
  (await readAt(await readFile(sample), Number.MAX_SAFE_INTEGER)).products;

/** The same products under category names that say nothing. */
export const renamedCategories = (products: readonly StoredProduct[]): StoredProduct[] => {
  const names = [...new Set(products.map(({ category }) => category))];
  return products.map((product) => ({
    ...product,
    category: `GROUP ${names.indexOf(product.category) + 1}`,
  }));
};
