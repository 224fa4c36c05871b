import { readOrder as readOrderEndpoint } from '@app/contracts/order-summary';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import { readOrder } from '../domain/orders/read-order.ts';
import type { Store } from '../domain/store.ts';
import { httpFailure } from './failures.ts';
import { setForLinkHolders } from './for-link-holders.ts';
import { mountEndpoint } from './mount-endpoint.ts';

/** Reads an order by its link. Orders are placed like every other lead. */
export function mountOrders(
  app: Hono<ServerEnv>,
  { store }: { readonly store: Pick<Store, 'leads'> },
): void {
  mountEndpoint(app, readOrderEndpoint, async ({ c }) => {
    const order = await readOrder(store.leads, c.req.param('token') ?? '');
    if (!order.ok) return failed(httpFailure(404, 'not_found', 'There is no such order'));
    setForLinkHolders(c);
    return success(c.json(order.value));
  });
}
