import type { OrderReceipt } from '@app/contracts/order';
import { Link } from '@app/kit';
import { Button } from '@app/ui/button';
import { CheckIcon } from '@app/ui/icons/check';
import { CloseIcon } from '@app/ui/icons/close';
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
