import type { Product } from '@app/contracts/product';
import { useShoppingCart, useToast } from '@app/kit';
import { useCallback, useEffect, useRef } from 'react';
import { whyNotAdded } from './why-not-added.ts';

/**
 * Returns a function that adds a product, or shows why that is not possible and returns false. Its
 * identity does not change with the cart.
 */
export function useAddToCart(): (product: Product) => boolean {
  const cart = useShoppingCart();
  const showToast = useToast();
  const latest = useRef({ cart, showToast });
  useEffect(() => {
    latest.current = { cart, showToast };
  });
  return useCallback((product) => {
    const { cart, showToast } = latest.current;
    const reason = whyNotAdded(cart.lines, product.sku);
    if (reason) {
      showToast({ title: 'Not added', text: reason, variant: 'destructive' });
      return false;
    }
    cart.add(product);
    return true;
  }, []);
}
