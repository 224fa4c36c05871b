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
  /** Names the order; one view is for one order. */
  readonly token: string;
  readonly opened: OpenedOrder;
  /** The browser has asked again. */
  readonly onOpened: (opened: OpenedOrder) => void;
}

/** The order of an order link, or a calm word when there is none to show. */
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
 * The frame moves the focus only when the path changes; here only the query does. Once for an order:
 * what else goes into the history is links to places on the page, which put the focus there.
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
