import type { Cart } from '@app/cart';
import { type Cents, formatRand } from '@app/contracts/money';
import { cartTexts, checkoutTexts, type OrderReceipt } from '@app/contracts/order';
import { Link } from '@app/kit';
import { buttonProps } from '@app/ui/button';
import { CircleCheckIcon } from '@app/ui/icons/circle-check';
import { Notice } from '@app/ui/notice';
import type { RefObject } from 'react';
import type { CurrentPrices } from '../../cart/current-prices.ts';
import { PriceNewsNotices } from '../../cart/price-news-notices.tsx';
import type { CheckoutFlow } from './checkout-flow.ts';
import css from './checkout-step.module.css';
import { DetailsForm } from './details-form.tsx';
import { OrderReview } from './order-review.tsx';
import { StepStart } from './step-start.tsx';
import type { OrderForm } from './use-order-form.ts';

interface Props {
  readonly view: CheckoutFlow | { readonly step: 'empty' };
  /** For the element at the start of each step, which gets the focus. */
  readonly start: RefObject<HTMLHeadingElement | null>;
  readonly lines: Cart;
  readonly prices: CurrentPrices;
  readonly form: OrderForm;
  readonly onInstallEstimate: (wanted: boolean) => void;
}

/** What the dialog shows. */
export function CheckoutStep({ view, start, lines, prices, form, onInstallEstimate }: Props) {
  switch (view.step) {
    case 'empty':
      return (
        <div className={css.step}>
          <PriceNewsNotices news={prices.news} />
          <StepStart start={start}>{cartTexts.empty}</StepStart>
          {form.failure && <p>{form.failure.message}</p>}
        </div>
      );
    case 'install-question':
      return <InstallQuestion start={start} />;
    case 'details':
      return (
        <div className={css.columns}>
          <OrderReview
            start={start}
            lines={lines}
            prices={prices}
            sending={form.submitting}
            installEstimate={view.installEstimate === 'wanted'}
            onInstallEstimate={onInstallEstimate}
          />
          <DetailsForm form={form} />
        </div>
      );
    case 'submitted':
      return (
        <OrderSubmitted start={start} receipt={view.receipt} reviewedTotal={view.reviewedTotal} />
      );
  }
}

function InstallQuestion({ start }: { readonly start: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className={css.step}>
      <StepStart start={start}>{checkoutTexts.installQuestion}</StepStart>
      <p>
        Your cart has products that we can install for you. We send the estimate when we confirm the
        order; it does not change the total.
      </p>
    </div>
  );
}

interface OrderSubmittedProps {
  readonly start: RefObject<HTMLHeadingElement | null>;
  readonly receipt: OrderReceipt;
  readonly reviewedTotal: Cents;
}

function OrderSubmitted({ start, receipt, reviewedTotal }: OrderSubmittedProps) {
  const { reference, total, link } = receipt;
  return (
    <div className={css.submitted} role="status">
      <CircleCheckIcon className={css.tick} />
      <StepStart start={start}>{checkoutTexts.submitted}</StepStart>
      <dl className={css.facts}>
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{formatRand(total)}</dd>
        </div>
      </dl>
      {total !== reviewedTotal && (
        <Notice variant="caution">
          {`The price list changed after your review, so the total is no longer ${formatRand(reviewedTotal)}. We confirm the total with you before anything is charged.`}
        </Notice>
      )}
      {/* In the place of the checkout in the history, which would open again on the way back. */}
      <Link to={link} replace {...buttonProps()}>
        View order
      </Link>
      <p className={css.note}>You find it again under the cart, on this device.</p>
    </div>
  );
}
