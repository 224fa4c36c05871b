import type { OrderReceipt } from '@app/contracts/order';
import { useCallback, useEffect, useState } from 'react';
import { keepLastOrder, readLastOrder } from './last-order.ts';

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
