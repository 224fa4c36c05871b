import { formatRand } from '@app/contracts/money';
import { Link, useLocation, useShoppingCart } from '@app/kit';
import { buttonProps } from '@app/ui/button';
import { CartIcon } from '@app/ui/icons';
import { counted } from '@app/wording/counted';
import type { RefObject } from 'react';
import css from './cart-bar.module.css';
import { useInView } from './use-in-view.ts';

/** About the height of the bar in pixels: what it covers is not in view. */
const BAR_HEIGHT = 64;

/**
 * Keeps the total in sight on small screens, where the cart comes after the list. Hidden while the
 * cart itself is in view.
 */
export function CartBar({ cart }: { readonly cart: RefObject<HTMLElement | null> }) {
  const { itemCount, total } = useShoppingCart();
  const { pathname, search } = useLocation();
  const cartInView = useInView(cart, BAR_HEIGHT);
  if (itemCount === 0) return null;

  function showCart() {
    cart.current?.scrollIntoView();
    cart.current?.focus({ preventScroll: true });
  }

  return (
    <div className={css.bar} data-state={cartInView ? 'hidden' : 'shown'} data-print="hide">
      <CartIcon />
      <span className={css.total}>
        {formatRand(total)} <span className={css.count}>{counted(itemCount, 'item', 'items')}</span>
      </span>
      <Link
        to={{ pathname, search, hash: '#cart' }}
        preventScrollReset
        onClick={showCart}
        {...buttonProps({ size: 'sm' })}
      >
        View cart
      </Link>
    </div>
  );
}
