import type { OrderSummary } from '@app/contracts/order-summary';
import { orderTerms } from '@app/contracts/order-terms';
import { useSite } from '@app/kit';
import { Seller } from '../../terms/seller.tsx';
import css from './order-page.module.css';

/** What happens after an order was received, and how to reach us about it. */
export function NextSteps({
  order: { reference, includeInstallEstimate },
}: {
  readonly order: OrderSummary;
}) {
  const { phone, email } = useSite().company;
  return (
    <section className={css.next}>
      <h2>What happens next</h2>
      <ol>
        <li>We confirm the order with you. Nothing is charged before that.</li>
        {includeInstallEstimate && (
          <li>We send the install estimate with the confirmation. It does not change the total.</li>
        )}
        <li>{orderTerms.delivery}</li>
        <li>{orderTerms.coolingOff}</li>
      </ol>
      <Seller />
      <p>
        Questions or changes? Call <a href={`tel:${phone.dialled}`}>{phone.shown}</a> or e-mail{' '}
        <a href={`mailto:${email}`}>{email}</a>, and mention {reference}.
      </p>
      <p data-print="hide">
        Keep the address of this page to open your order again. Anyone who has the address can see
        the order.
      </p>
    </section>
  );
}
