import { type Cents, formatRand } from '@app/contracts/money';
import { cartTexts } from '@app/contracts/order';
import css from './order-total.module.css';

/** The total of all lines, the same in the cart and in checkout. */
export function OrderTotal({ total }: { readonly total: Cents }) {
  return (
    <p className={css.total}>
      <span>{cartTexts.total}</span> <span>{formatRand(total)}</span>
    </p>
  );
}
