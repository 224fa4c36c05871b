import { Link, useLocation } from '@app/kit';
import { paths } from '@app/site/paths';
import { type RefObject, useEffect, useRef } from 'react';
import type { OpenedOrder } from './open-order.ts';
import css from './opened-order.module.css';
import { OrderDetails } from './order-details.tsx';
import { OrderNotice } from './order-notice.tsx';

/** The order of an order link, or a calm word when there is none to show. */
export function OpenedOrderView({ opened }: { readonly opened: OpenedOrder }) {
  const view = useRef<HTMLElement>(null);
  useFocusAfterNavigation(view);
  return (
    <section ref={view} className={css.order} tabIndex={-1} aria-label="Order">
      {opened.kind === 'found' ? (
        <OrderDetails order={opened.order} />
      ) : (
        <OrderNotice kind={opened.kind} />
      )}
      <p data-print="hide">
        <Link to={paths.priceList} onClick={focusPageHeading}>
          Back to the price list
        </Link>
      </p>
    </section>
  );
}

/** The frame moves the focus only when the path changes; here only the query does. */
function useFocusAfterNavigation(view: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  useEffect(() => {
    const arrivedByLink = key !== 'default';
    if (arrivedByLink) view.current?.focus({ preventScroll: true });
  }, [key, view]);
}

function focusPageHeading() {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}
