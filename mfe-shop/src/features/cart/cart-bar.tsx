import { formatRand } from '@app/contracts/money';
import { Link, useLocation, useShoppingCart } from '@app/kit';
import { buttonProps } from '@app/ui/button';
import { CartIcon } from '@app/ui/icons/cart';
import { counted } from '@app/wording/counted';
import { type RefObject, useEffect, useState } from 'react';
import css from './cart-bar.module.css';

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

/**
 * Whether any part of an element is in the viewport. `covered` is the height in pixels at the bottom
 * of the viewport that something else covers.
 */
function useInView(element: RefObject<Element | null>, covered: number): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `0px 0px -${covered}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, covered]);
  return inView;
}
