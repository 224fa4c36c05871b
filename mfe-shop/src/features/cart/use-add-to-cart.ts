import type { Product } from '@app/contracts/product';
import { useShoppingCart, useToast } from '@app/kit';
import { useCallback, useEffect, useRef } from 'react';
import { whyNotAdded } from './why-not-added.ts';

/**
 * Adds a product, or says why that is not possible and returns false. The function stays the same
 * while the cart changes.
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
