import type { Cart } from '@app/cart';
import { useShoppingCart } from '@app/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { withoutOrdered } from '../checkout/without-ordered.ts';
import { describeCartChange } from './describe-cart-change.ts';

/**
 * Announces changes of the cart to screen readers, whether made in the list, the panel or another
 * tab. That an order has emptied the cart is not announced: checkout says that the order was sent.
 */
export function CartAnnouncer({
  ordered,
}: {
  /** The lines that were just ordered. Emptied when they have left the cart. */
  readonly ordered: RefObject<Cart>;
}) {
  const { lines, loaded } = useShoppingCart();
  const [change, setChange] = useState('');
  const before = useRef<Cart>(undefined);
  useEffect(() => {
    if (!loaded) return;
    if (before.current) {
      setChange(describeCartChange(withoutOrdered(before.current, ordered.current), lines));
      ordered.current = [];
    }
    before.current = lines;
  }, [lines, loaded, ordered]);
  return (
    <p className="visually-hidden" role="status">
      {change}
    </p>
  );
}
