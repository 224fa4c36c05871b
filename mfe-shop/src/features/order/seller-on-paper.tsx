import { useSite } from '@app/kit';
import css from './seller-on-paper.module.css';

/** A printed order has no header and no footer: this says who received it. Not on a screen. */
export function SellerOnPaper() {
  const { name, phone, email } = useSite().company;
  return (
    <p className={css.seller}>
      <strong>{name}</strong>, {phone.shown}, {email}
    </p>
  );
}
