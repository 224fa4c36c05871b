import { useState } from 'react';
import type { OpenedOrder } from './open-order.ts';

/** Keeps an order that was read once, so that a reload of the page's data cannot remove it. */
export function useOpenedOrder(token: string | null, loaded: OpenedOrder | undefined) {
  const [read, setRead] = useState<{
    readonly token: string | null;
    readonly opened: OpenedOrder;
  }>();
  const keep = (opened: OpenedOrder) => setRead({ token, opened });
  if (loaded && loaded.kind !== 'unavailable' && loaded !== read?.opened) keep(loaded);
  return { opened: read?.token === token ? read.opened : loaded, keep };
}
