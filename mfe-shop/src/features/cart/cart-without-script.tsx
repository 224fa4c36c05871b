import { useSite } from '@app/kit';
import css from './cart-without-script.module.css';

/** Shown only without JavaScript, which the cart needs. */
export function CartWithoutScript() {
  const { phone } = useSite().company;
  return (
    <p className={css.note}>
      The cart needs JavaScript. You can also order by phone:{' '}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
    </p>
  );
}
