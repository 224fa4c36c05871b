import { useSite } from '@app/kit';
import css from './seller-on-paper.module.css';

/** Names the seller in print only, where the page has no header and footer. */
export function SellerOnPaper() {
  const { name, phone, email } = useSite().company;
  return (
    <p className={css.seller}>
      <strong>{name}</strong>, {phone.shown}, {email}
    </p>
  );
}
