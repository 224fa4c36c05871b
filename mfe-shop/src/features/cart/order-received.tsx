import { encodeReceipt, OrderReceipt } from '@app/contracts/order';
import { Link } from '@app/kit';
import { Button } from '@app/ui/button';
import { CheckIcon } from '@app/ui/icons/check';
import { CloseIcon } from '@app/ui/icons/close';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import css from './order-received.module.css';

/**
 * The receipt of an order, shown after checkout has closed until it is dismissed or replaced by
 * another.
 */
export function OrderReceived({
  receipt: { reference, link },
  onDismiss,
}: {
  readonly receipt: OrderReceipt;
  readonly onDismiss: () => void;
}) {
  return (
    <div className={css.received} data-surface="dark">
      <CheckIcon className={css.tick} />
      <p>
        Your order <span className={css.reference}>{reference}</span> was received.{' '}
        <Link to={link}>View order</Link>
      </p>
      <Button variant="quiet" size="icon" aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon />
      </Button>
    </div>
  );
}

/** Read after mount, so that the first render matches the server's. */
export function useLastOrder() {
  const [lastOrder, setLastOrder] = useState<OrderReceipt>();
  useEffect(() => setLastOrder(readLastOrder()), []);
  const setBoth = useCallback((receipt: OrderReceipt | undefined) => {
    keepLastOrder(receipt);
    setLastOrder(receipt);
  }, []);
  return [lastOrder, setBoth] as const;
}

const KEY = 'last-order:1';

/**
 * The receipt of this tab's last order until it is dismissed; survives a reload. It is stored in
 * the shape of the wire, so that other releases of the shop can read it.
 */
function readLastOrder(): OrderReceipt | undefined {
  try {
    const stored = v.safeParse(OrderReceipt, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

function keepLastOrder(receipt: OrderReceipt | undefined): void {
  try {
    if (receipt) sessionStorage.setItem(KEY, JSON.stringify(encodeReceipt(receipt)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the receipt stays as long as the page.
  }
}
