import { sendContactMessage as contactEndpoint } from '@app/contracts/contact';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed } from '@app/result';
import type { Hono } from 'hono';
import { sendContactMessage } from '../domain/enquiries/send-contact-message.ts';
import type { Clock, Randomness, Store } from '../ports.ts';
import { readArrival } from './arrival.ts';
import { idempotencyConflict } from './idempotency-conflict.ts';
import { mountEndpoint } from './mount-endpoint.ts';

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export function mountEnquiries(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { store, clock, randomness } = dependencies;
  const desk = { leads: store.leads, clock, randomness };
  mountEndpoint(app, contactEndpoint, async ({ body, c }) => {
    const arrival = readArrival(c);
    if (!arrival.ok) return arrival;
    const sent = await sendContactMessage(desk, body, arrival.value);
    return sent.ok ? sent : failed(idempotencyConflict(sent.failure));
  });
}
