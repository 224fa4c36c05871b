import type { ApiClient } from '@app/api-client';
import { type OrderSummary, readOrder } from '@app/contracts/order-summary';

/** The result of opening an order by its link. */
export type OpenedOrder =
  | { readonly kind: 'found'; readonly order: OrderSummary }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unavailable' };

export async function openOrder(
  api: ApiClient,
  token: string,
  signal?: AbortSignal,
): Promise<OpenedOrder> {
  const order = await api.read(readOrder, { params: { token }, ...(signal && { signal }) });
  if (order.ok) return { kind: 'found', order: order.value };
  const unknown = order.failure.kind === 'refused' && order.failure.status === 404;
  return { kind: unknown ? 'not-found' : 'unavailable' };
}
