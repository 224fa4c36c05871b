import { Link, useLocation } from '@app/kit';
import { paths } from '@app/site/paths';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { OpenedOrder } from './open-order.ts';
import css from './opened-order.module.css';
import { OrderDetails } from './order-details.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderUnavailable } from './order-unavailable.tsx';
import { SellerOnPaper } from './seller-on-paper.tsx';

interface Props {
  /** Token of the order link. Use it as the `key` too: a view is for one order. */
  readonly token: string;
  readonly opened: OpenedOrder;
  /** Called with the answer when the browser has tried again. */
  readonly onOpened: (opened: OpenedOrder) => void;
}

/** The order of an order link, or a notice if there is none to show. */
export function OpenedOrderView({ token, opened, onOpened }: Props) {
  const view = useRef<HTMLElement>(null);
  useFocusAfterNavigation(view);
  return (
    <section ref={view} className={css.order} tabIndex={-1} aria-label="Order">
      <Answer token={token} opened={opened} onOpened={onOpened} view={view} />
      <p data-print="hide">
        <Link to={paths.priceList} onClick={focusPageHeading}>
          Back to the price list
        </Link>
      </p>
    </section>
  );
}

function Answer({
  token,
  opened,
  onOpened,
  view,
}: Props & { readonly view: RefObject<HTMLElement | null> }) {
  switch (opened.kind) {
    case 'found':
      return (
        <>
          <OrderDetails order={opened.order} />
          <SellerOnPaper />
        </>
      );
    case 'not-found':
      return <OrderNotice kind="not-found" />;
    case 'unavailable':
      return <OrderUnavailable token={token} onOpened={onOpened} focusAfter={view} />;
  }
}

/**
 * Focuses the order after navigation. The shell moves the focus only if the path changes, and an
 * order link changes only the query. Runs once for each order, because later navigation on this
 * page is to fragments, which set the focus themselves.
 */
function useFocusAfterNavigation(view: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const focusView = useEffectEvent(() => {
    const arrivedByLink = key !== 'default';
    if (arrivedByLink) view.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusView(), []);
}

function focusPageHeading() {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}
