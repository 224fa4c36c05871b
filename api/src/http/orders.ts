import { placeOrder as placeOrderEndpoint } from '@app/contracts/order';
import { readOrder as readOrderEndpoint } from '@app/contracts/order-summary';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import type { Clock } from '../domain/clock.ts';
import type { LeadAllowance } from '../domain/leads/lead-allowance.ts';
import type { Lead } from '../domain/leads/ports.ts';
import { type OrderFailure, placeOrder } from '../domain/orders/place-order.ts';
import { readOrder } from '../domain/orders/read-order.ts';
import type { Randomness } from '../domain/randomness.ts';
import type { Store } from '../domain/store.ts';
import { readArrival } from './arrival.ts';
import { badFields, type HttpFailure, httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { notRecorded } from './not-recorded.ts';

interface Dependencies {
  readonly store: Store;
  readonly allowance: LeadAllowance;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly site: { readonly vatRate: number };
  readonly leadRecorded: (lead: Lead) => void;
}

/** Room for a full cart of long names. */
const ORDER_LIMIT = 256 * 1024;

export function mountOrders(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { store, site, ...lead } = dependencies;
  const { leads, priceLists } = store;
  const desk = { ...lead, leads, priceLists, vatRate: site.vatRate };

  mountEndpoint(
    app,
    placeOrderEndpoint,
    async ({ body, c }) => {
      const arrival = readArrival(c);
      if (!arrival.ok) return arrival;
      const placed = await placeOrder(desk, body, arrival.value);
      return placed.ok ? placed : failed(toHttp(placed.failure));
    },
    { bodyLimit: ORDER_LIMIT },
  );

  mountEndpoint(app, readOrderEndpoint, async ({ c }) => {
    const order = await readOrder(leads, c.req.param('token') ?? '');
    if (!order.ok) return failed(httpFailure(404, 'not_found', 'There is no such order'));
    // Whoever has the link has the order: no cache, search engine or other site may learn of it.
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex');
    return success(c.json(order.value));
  });
}

function toHttp(failure: OrderFailure): HttpFailure {
  switch (failure.kind) {
    case 'unknown-products':
    case 'too-many':
      return badFields(failure.fields);
    case 'no-price-list':
      return httpFailure(
        503,
        'unavailable',
        'The price list is not available at the moment. Please try again later.',
      );
    case 'idempotency-conflict':
    case 'too-many-leads':
      return notRecorded(failure);
  }
}
