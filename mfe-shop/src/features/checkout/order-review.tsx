import { type Cart, cartTotal, needsInstallEstimate } from '@app/cart';
import { formatRand, vatIncludedIn } from '@app/contracts/money';
import { useSite } from '@app/kit';
import { Checkbox } from '@app/ui/checkbox';
import type { RefObject } from 'react';
import { CartLines } from '../../cart/cart-lines.tsx';
import type { CurrentPrices } from '../../cart/current-prices.ts';
import { OrderTotal } from '../../cart/order-total.tsx';
import { PriceNewsNotices } from '../../cart/price-news-notices.tsx';
import { OrderTerms } from '../../terms/order-terms.tsx';
import css from './order-review.module.css';
import { StepStart } from './step-start.tsx';

interface Props {
  readonly start: RefObject<HTMLHeadingElement | null>;
  readonly lines: Cart;
  readonly prices: CurrentPrices;
  /** While the order is being sent, nothing of it can be changed. */
  readonly sending: boolean;
  readonly installEstimate: boolean;
  readonly onInstallEstimate: (wanted: boolean) => void;
}

/**
 * The whole order, to be read and corrected before it is sent: the review of section 43(2) of the
 * Electronic Communications and Transactions Act 25 of 2002.
 */
export function OrderReview(props: Props) {
  const { start, lines, prices, sending, installEstimate, onInstallEstimate } = props;
  const { vatRate } = useSite();
  const total = cartTotal(lines);
  return (
    <section className={css.review} inert={sending}>
      <div className={css.head}>
        <StepStart start={start}>Review your order</StepStart>
        <span className={css.checking} role="status">
          {prices.checking ? 'Checking prices...' : ''}
        </span>
      </div>
      <p className={css.hint}>
        Check the order and your details, and change what is wrong. Nothing is sent until you press
        Submit Order. To withdraw, press Cancel: your cart is kept.
      </p>
      <PriceNewsNotices news={prices.news} />
      <CartLines
        className={css.lines}
        lines={lines}
        // Without lines another step is shown, which takes the focus.
        onNoneLeft={() => {}}
      />
      <div>
        <OrderTotal total={total} />
        <p className={css.vat}>{`includes VAT of ${formatRand(vatIncludedIn(total, vatRate))}`}</p>
      </div>
      {needsInstallEstimate(lines) && (
        <InstallWish wanted={installEstimate} onChange={onInstallEstimate} />
      )}
      <OrderTerms />
    </section>
  );
}

/** The answer to the install question, where it can still be changed. */
function InstallWish({
  wanted,
  onChange,
}: {
  readonly wanted: boolean;
  readonly onChange: (wanted: boolean) => void;
}) {
  return (
    <Checkbox
      name="includeInstallEstimate"
      label="Include an install estimate"
      checked={wanted}
      onChange={onChange}
    />
  );
}
