import { type Cart, cartTotal, lineTotal, needsInstallEstimate } from '@app/cart';
import { formatRand, vatIncludedIn } from '@app/contracts/money';
import { useSite } from '@app/kit';
import type { RefObject } from 'react';
import { OrderTotal } from '../../cart/order-total.tsx';
import { InstallWish } from './install-wish.tsx';
import css from './order-review.module.css';
import { PriceNewsNotices } from './price-news-notices.tsx';
import { StepStart } from './step-start.tsx';
import type { CurrentPrices } from './use-current-prices.ts';

interface Props {
  readonly start: RefObject<HTMLHeadingElement | null>;
  readonly lines: Cart;
  readonly prices: CurrentPrices;
  readonly installEstimate: boolean;
  readonly onInstallEstimate: (wanted: boolean) => void;
}

/** The products and the terms of the order, to be read before it is sent. */
export function OrderReview({ start, lines, prices, installEstimate, onInstallEstimate }: Props) {
  const { vatRate } = useSite();
  const total = cartTotal(lines);
  return (
    <section className={css.review}>
      <div className={css.head}>
        <StepStart start={start}>Review your order</StepStart>
        <span className={css.checking} role="status">
          {prices.checking ? 'Checking prices...' : ''}
        </span>
      </div>
      <PriceNewsNotices news={prices.news} />
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.sku} className={css.line}>
            <span className={css.name}>{`${line.quantity} × ${line.name}`}</span>
            <span className={css.amount}>{formatRand(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <div>
        <OrderTotal total={total} />
        <p className={css.vat}>{`includes VAT of ${formatRand(vatIncludedIn(total, vatRate))}`}</p>
      </div>
      {needsInstallEstimate(lines) && (
        <InstallWish wanted={installEstimate} onChange={onInstallEstimate} />
      )}
      <p className={css.terms}>
        Nothing is charged now: we confirm the order with you first. You may cancel within 7 days of
        receiving the goods.
      </p>
    </section>
  );
}
