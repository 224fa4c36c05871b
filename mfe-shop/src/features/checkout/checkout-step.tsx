import type { Cart } from '@app/cart';
import { cartTexts } from '@app/contracts/order';
import type { RefObject } from 'react';
import type { CurrentPrices } from '../../cart/current-prices.ts';
import { PriceNewsNotices } from '../../cart/price-news-notices.tsx';
import type { CheckoutFlow } from './checkout-flow.ts';
import css from './checkout-step.module.css';
import { DetailsForm } from './details-form.tsx';
import { InstallQuestion } from './install-question.tsx';
import { OrderReview } from './order-review.tsx';
import { OrderSubmitted } from './order-submitted.tsx';
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
