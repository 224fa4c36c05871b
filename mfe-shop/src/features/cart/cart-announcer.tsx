import type { Cart } from '@app/cart';
import { useShoppingCart } from '@app/kit';
import { useEffect, useRef, useState } from 'react';
import { describeCartChange } from './describe-cart-change.ts';

/**
 * Announces changes of the cart to screen readers, whether made in the list, the panel or another
 * tab.
 */
export function CartAnnouncer() {
  const { lines, loaded } = useShoppingCart();
  const [change, setChange] = useState('');
  const before = useRef<Cart>(undefined);
  useEffect(() => {
    if (!loaded) return;
    if (before.current) setChange(describeCartChange(before.current, lines));
    before.current = lines;
  }, [lines, loaded]);
  return (
    <p className="visually-hidden" role="status">
      {change}
    </p>
  );
}
