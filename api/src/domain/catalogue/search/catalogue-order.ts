import type { StoredProduct } from '../ports.ts';
import { holdsAccessories } from './categories.ts';

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

/**
 * Positions of the products as equal hits of a search are listed: products before accessories, the
 * cheapest first, then by upper-cased name and SKU.
 */
export function positionsByUse(products: readonly StoredProduct[]): number[] {
  const accessories = new Map<string, number>();
  const isAccessory = (category: string): number => {
    const known = accessories.get(category) ?? Number(holdsAccessories(category));
    accessories.set(category, known);
    return known;
  };
  return products
    .map(({ category, name, price, sku }, position) => {
      return { position, accessory: isAccessory(category), price, name: name.toUpperCase(), sku };
    })
    .sort(
      (a, b) =>
        a.accessory - b.accessory ||
        a.price - b.price ||
        compareText(a.name, b.name) ||
        compareText(a.sku, b.sku),
    )
    .map(({ position }) => position);
}
