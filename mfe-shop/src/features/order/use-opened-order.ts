import { useState } from 'react';
import type { OpenedOrder } from './open-order.ts';

/**
 * Keeps an order that was read once, so that a reload of the page's data cannot remove it. For one
 * order: give the component its token as `key`.
 */
export function useOpenedOrder(loaded: OpenedOrder | undefined) {
  const [read, keep] = useState<OpenedOrder>();
  if (loaded && loaded.kind !== 'unavailable' && loaded !== read) keep(loaded);
  return { opened: read ?? loaded, keep };
}
