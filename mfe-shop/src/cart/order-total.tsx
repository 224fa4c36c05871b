import { type Cents, formatRand } from '@app/contracts/money';
import { cartTexts } from '@app/contracts/order';
import css from './order-total.module.css';

/** What all lines cost together; the cart and checkout show it the same. */
export function OrderTotal({ total }: { readonly total: Cents }) {
  return (
    <p className={css.total}>
      <span>{cartTexts.total}</span> <span>{formatRand(total)}</span>
    </p>
  );
}
