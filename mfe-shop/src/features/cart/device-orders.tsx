import { Link } from '@app/kit';
import { formatDay } from '@app/site/johannesburg-time';
import { Button } from '@app/ui/button';
import { useMemo, useSyncExternalStore } from 'react';
import css from './device-orders.module.css';
import { followOrders, keptText, ORDER_DAYS, ordersIn, removeOrder } from './device-orders.ts';

const onServer = () => null;

/** The orders that were placed on this device, each with the link to it. Nothing for none. */
export function DeviceOrders({
  onRemove,
}: {
  /** Called before an order is removed, because its button has the focus. */
  readonly onRemove: () => void;
}) {
  const text = useSyncExternalStore(followOrders, keptText, onServer);
  const orders = useMemo(() => ordersIn(text), [text]);
  if (orders.length === 0) return null;
  return (
    <section className={css.orders} aria-labelledby="device-orders">
      <h3 id="device-orders">Your orders</h3>
      <ul>
        {orders.map(({ reference, link, placedAt }) => (
          <li key={reference}>
            <span className={css.order}>
              <Link to={link}>{reference}</Link>
              <time dateTime={placedAt}>{formatDay(placedAt)}</time>
            </span>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                onRemove();
                removeOrder(reference);
              }}
            >
              Remove from this device
              <span className="visually-hidden">{` ${reference}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        {`This device keeps the links for ${ORDER_DAYS} days. Anyone who uses it can open these orders. Removing a link does not cancel the order.`}
      </p>
    </section>
  );
}
