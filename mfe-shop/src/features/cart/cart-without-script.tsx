import { useSite } from '@app/kit';
import css from './cart-without-script.module.css';

/** Shown only where JavaScript is off: the cart is kept by it. */
export function CartWithoutScript() {
  const { phone } = useSite().company;
  return (
    <p className={css.note}>
      The cart needs JavaScript. You can also order by phone:{' '}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
    </p>
  );
}
