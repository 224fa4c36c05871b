import { orderTerms } from '@app/contracts/order-terms';
import css from './order-terms.module.css';
import { Seller } from './seller.tsx';

/** What holds for an order, and who sells: read before it is sent. */
export const OrderTerms = () => (
  <div className={css.terms}>
    <p>
      {orderTerms.charge} {orderTerms.delivery}
    </p>
    <p>{orderTerms.coolingOff}</p>
    <Seller />
  </div>
);
