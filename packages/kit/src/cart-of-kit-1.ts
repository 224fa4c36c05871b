import type { Cart } from '@app/cart';
import type { WireCartLine } from '@app/contracts/cart-line';
import { encodeCartLine } from '@app/contracts/cart-line';
import type { Cents } from '@app/contracts/money';
import { Product, type WireProduct } from '@app/contracts/product';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useShoppingCart } from './cart.tsx';
import { decodeCart } from './cart-storage.ts';

type OldCart = readonly WireCartLine[];

interface OldCartAccess {
  readonly lines: OldCart;
  readonly loaded: boolean;
  readonly total: Cents;
  readonly itemCount: number;
  add(product: WireProduct): void;
  setQuantity(sku: string, quantity: number): void;
  remove(sku: string): void;
  change(rule: (cart: OldCart) => OldCart): void;
  replace(lines: OldCart): void;
  clear(): void;
}

/**
 * The cart as kit 1.0 to 1.2 had it: products as on the wire, with prices in rand.
 *
 * @deprecated For releases of the shop that were made before `useShoppingCart`. Removed in kit 2.
 */
export function useCart(): OldCartAccess {
  const { lines, add, change, ...cart } = useShoppingCart();
  // Encoded once for each cart, because older releases compare it by identity.
  const oldLines = useMemo(() => lines.map(encodeCartLine), [lines]);
  const actions = useMemo(() => {
    const changeOld = (rule: (cart: OldCart) => OldCart) =>
      change((cart: Cart) => decodeCart(rule(cart.map(encodeCartLine))));
    return {
      add: (product: WireProduct) => add(v.parse(Product, product)),
      change: changeOld,
      replace: (lines: OldCart) => changeOld(() => lines),
      clear: () => changeOld(() => []),
    };
  }, [add, change]);
  return { ...cart, lines: oldLines, ...actions };
}
