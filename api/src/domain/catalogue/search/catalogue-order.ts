import type { StoredProduct } from '../ports.ts';

/** Code-unit order, the same on every machine and in every locale. */
export const compareText = (left: string, right: string): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/** Positions of the products by upper-cased name, then SKU. */
export function positionsByName(products: readonly StoredProduct[]): number[] {
  return products
    .map((product, position) => ({ position, name: product.name.toUpperCase(), sku: product.sku }))
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.sku, b.sku))
    .map(({ position }) => position);
}
