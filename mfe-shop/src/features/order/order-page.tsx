import type { OrderSummary } from '@app/contracts/order-summary';
import { orderTerms } from '@app/contracts/order-terms';
import { Link, useApi, useSite } from '@app/kit';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { PrinterIcon } from '@app/ui/icons/printer';
import { Container } from '@app/ui/layout';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { Spinner } from '@app/ui/spinner';
import { useBackOnline, useOnline } from '@app/ui/use-online';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TryAgain } from '../../focus/try-again.tsx';
import { usePassFocus } from '../../focus/use-pass-focus.ts';
import { Seller } from '../../terms/seller.tsx';
import { type OpenedOrder, openOrder } from './open-order.ts';
import { OrderDetails } from './order-details.tsx';
import css from './order-page.module.css';
import { orderTitle } from './order-title.ts';

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
      return (
        <div data-waiting="">
          <Spinner label="Loading your order..." />
        </div>
      );
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

/** What happens after an order was received, and how to reach us about it. */
function NextSteps({
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

/**
 * Keeps an order that was read once, so that a reload of the page's data cannot remove it. For one
 * order: give the component its token as `key`.
 */
function useOpenedOrder(loaded: OpenedOrder | undefined) {
  const [read, keep] = useState<OpenedOrder>();
  if (loaded && loaded.kind !== 'unavailable' && loaded !== read) keep(loaded);
  return { opened: read ?? loaded, keep };
}

interface OrderUnavailableProps {
  readonly token: string;
  readonly onOpened: (opened: OpenedOrder) => void;
  /** Gets the focus if this notice had it when it is replaced. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/**
 * Shown when the server could not read the order, perhaps only because its time was up. The browser
 * tries again once by itself, and again when the visitor presses "Try again".
 */
function OrderUnavailable({ token, onOpened, focusAfter }: OrderUnavailableProps) {
  const api = useApi();
  const [trying, setTrying] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  usePassFocus(part, focusAfter);

  async function tryAgain() {
    setTrying(true);
    const opened = await openOrder(api, token);
    setTrying(false);
    if (opened.kind !== 'unavailable') onOpened(opened);
  }
  useBackOnline(tryAgain);
  const tryOnce = useEffectEvent(tryAgain);
  useEffect(() => void tryOnce(), []);

  return (
    <div ref={part} role="alert" aria-busy={trying}>
      <OrderNotice kind="unavailable" action={<TryAgain trying={trying} onTry={tryAgain} />} />
    </div>
  );
}

/** Shown when there is no order to show. */
function OrderNotice({
  kind,
  action,
}: {
  readonly kind: Exclude<OpenedOrder['kind'], 'found'>;
  readonly action?: ReactNode;
}) {
  const { phone } = useSite().company;
  const online = useOnline();
  return (
    <Notice>
      <p>
        {kind === 'not-found'
          ? 'This order link is not valid. Please check that you have the whole address.'
          : online
            ? 'We could not open this order. Please try again in a moment.'
            : 'No connection. Your order opens by itself when you are back online.'}
      </p>
      <p>
        Questions about an order? Call us on <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
      </p>
      {action}
    </Notice>
  );
}
