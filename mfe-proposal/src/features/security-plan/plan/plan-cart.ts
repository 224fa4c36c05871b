import type { CartAddition } from '@app/cart/additions';
import type { Product } from '@app/contracts/product';
import type { BomLine } from '@app/contracts/security-plan';

export interface PlanForCart {
  readonly additions: readonly CartAddition[];
  /** Items without a price. */
  readonly toBeQuoted: readonly string[];
  /** Items whose product the price list does not have any more. */
  readonly gone: readonly string[];
  /** Items whose price has changed since the plan was made. */
  readonly repriced: readonly string[];
}

/** SKUs of a plan, each once. */
export const skusOf = (bom: readonly BomLine[]): readonly string[] => [
  ...new Set(bom.flatMap(({ sku }) => (sku === undefined ? [] : [sku]))),
];

/** What of a plan can be ordered now; `current` has the products that are still listed. */
export function planForCart(bom: readonly BomLine[], current: readonly Product[]): PlanForCart {
  const listed = new Map(current.map((product) => [product.sku, product]));
  const priced = bom.filter(({ sku }) => sku !== undefined);
  return {
    additions: skusOf(bom).flatMap((sku) => {
      const product = listed.get(sku);
      const lines = priced.filter((line) => line.sku === sku);
      const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
      return product ? [{ product, quantity }] : [];
    }),
    toBeQuoted: bom.filter(({ sku }) => sku === undefined).map(({ item }) => item),
    gone: priced.filter(({ sku }) => !listed.has(sku ?? '')).map(({ item }) => item),
    repriced: priced
      .filter(({ sku, unitPrice }) => {
        const product = listed.get(sku ?? '');
        return product !== undefined && product.price !== unitPrice;
      })
      .map(({ item }) => item),
  };
}
