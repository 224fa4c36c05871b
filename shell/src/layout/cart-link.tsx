import { Link, useShoppingCart } from '@app/kit';
import { paths } from '@app/site/paths';
import { CartIcon } from '@app/ui/icons/cart';
import { counted } from '@app/wording/counted';
import { useLocation } from 'react-router-dom';
import css from './utilities.module.css';

/** Id of the cart on the price list. */
const CART = 'cart';
const MOST_SHOWN = 99;

/** Opens the cart on the price list, and shows how many items are in it. */
export function CartLink() {
  const { itemCount } = useShoppingCart();
  const { pathname, search } = useLocation();
  const onPriceList = pathname === paths.priceList;
  // On the price list the search stays; the page of an order is left.
  const kept = onPriceList && !new URLSearchParams(search).has('order') ? search : '';
  return (
    <Link
      to={{ pathname: paths.priceList, search: kept, hash: `#${CART}` }}
      className={css.cart}
      aria-label={itemCount > 0 ? `Cart, ${counted(itemCount, 'item', 'items')}` : 'Cart'}
      onClick={() => {
        // After a change of the page, the frame moves the focus.
        if (onPriceList) document.getElementById(CART)?.focus({ preventScroll: true });
      }}
    >
      <CartIcon />
      {itemCount > 0 && (
        <span className={css.count}>{itemCount > MOST_SHOWN ? `${MOST_SHOWN}+` : itemCount}</span>
      )}
    </Link>
  );
}
