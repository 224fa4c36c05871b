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
    const last = before.current;
    before.current = lines;
    // Every write makes a new list, also of the same lines.
    if (!last || describeCartChange(last, lines) === '') return;
    setChange(describeCartChange(withoutOrdered(last, ordered.current), lines));
    ordered.current = [];
  }, [lines, loaded, ordered]);
  return (
    <p className="visually-hidden" role="status">
      {change}
    </p>
  );
}
