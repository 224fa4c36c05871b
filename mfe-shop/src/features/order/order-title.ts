import type { OpenedOrder } from './open-order.ts';

/** Title of the page of an order, which is also the name of the file when it is printed to one. */
export const orderTitle = (opened: OpenedOrder | undefined): string =>
  opened?.kind === 'found' ? `Your order ${opened.order.reference}` : 'Your order';
