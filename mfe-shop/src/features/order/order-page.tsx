import { Link, useSite } from '@app/kit';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { PrinterIcon } from '@app/ui/icons/printer';
import { Container } from '@app/ui/layout';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { PageHead } from '@app/ui/page-head';
import { Spinner } from '@app/ui/spinner';
import { type RefObject, useRef } from 'react';
import { NextSteps } from './next-steps.tsx';
import type { OpenedOrder } from './open-order.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderNotice } from './order-notice.tsx';
import css from './order-page.module.css';
import { orderTitle } from './order-title.ts';
import { OrderUnavailable } from './order-unavailable.tsx';
import { useOpenedOrder } from './use-opened-order.ts';

interface Props {
  /** Token of the order link. Use it as the `key` too: a page is for one order. */
  readonly token: string;
  /** Undefined while it is being loaded. */
  readonly loaded: OpenedOrder | undefined;
}

/** The page of an order link: the order, or a notice if there is none to show. */
export function OrderPage({ token, loaded }: Props) {
  const { opened, keep } = useOpenedOrder(loaded);
  const page = useRef<HTMLElement>(null);
  return (
    <Container>
      <section ref={page} className={css.order} tabIndex={-1} aria-label="Order">
        <LetterheadOnPaper company={useSite().company} />
        <PageHead title={<Title opened={opened} />} lede={receivedOn(opened)} />
        <Answer token={token} opened={opened} onOpened={keep} page={page} />
        <p data-print="hide">
          <Link to={paths.priceList}>Back to the price list</Link>
        </p>
      </section>
    </Container>
  );
}

/** Like `orderTitle`, with the reference on one line. */
function Title({ opened }: { readonly opened: OpenedOrder | undefined }) {
  if (opened?.kind !== 'found') return orderTitle(opened);
  const { reference } = opened.order;
  return (
    <>
      {orderTitle(opened).slice(0, -reference.length)}
      <span className={css.reference}>{reference}</span>
    </>
  );
}

function receivedOn(opened: OpenedOrder | undefined) {
  if (opened?.kind !== 'found') return undefined;
  const { placedAt } = opened.order;
  return (
    <>
      Received on <time dateTime={placedAt}>{formatDayAndTime(placedAt)}</time>
    </>
  );
}

function Answer({
  token,
  opened,
  onOpened,
  page,
}: {
  readonly token: string;
  readonly opened: OpenedOrder | undefined;
  /** Called with the answer when the browser has tried again. */
  readonly onOpened: (opened: OpenedOrder) => void;
  readonly page: RefObject<HTMLElement | null>;
}) {
  switch (opened?.kind) {
    case undefined:
      return <Spinner label="Loading your order..." />;
    case 'found':
      return (
        <>
          <OrderDetails order={opened.order} />
          <p data-print="hide">
            <Button onClick={() => window.print()}>
              <PrinterIcon />
              Print
            </Button>
          </p>
          <NextSteps order={opened.order} />
        </>
      );
    case 'not-found':
      return <OrderNotice kind="not-found" />;
    case 'unavailable':
      return <OrderUnavailable token={token} onOpened={onOpened} focusAfter={page} />;
  }
}
