import { sendContactMessage as contactEndpoint } from '@app/contracts/contact';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed } from '@app/result';
import type { Hono } from 'hono';
import type { Clock } from '../domain/clock.ts';
import { sendContactMessage } from '../domain/enquiries/send-contact-message.ts';
import type { LeadAllowance } from '../domain/leads/lead-allowance.ts';
import type { Lead } from '../domain/leads/ports.ts';
import type { Randomness } from '../domain/randomness.ts';
import type { Store } from '../domain/store.ts';
import { readArrival } from './arrival.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { notRecorded } from './not-recorded.ts';

interface Dependencies {
  readonly store: Store;
  readonly allowance: LeadAllowance;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly leadRecorded: (lead: Lead) => void;
}

export function mountEnquiries(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { store, allowance, clock, randomness, leadRecorded } = dependencies;
  const desk = { leads: store.leads, allowance, clock, randomness, leadRecorded };
  mountEndpoint(app, contactEndpoint, async ({ body, c }) => {
    const arrival = readArrival(c);
    if (!arrival.ok) return arrival;
    const sent = await sendContactMessage(desk, body, arrival.value);
    return sent.ok ? sent : failed(notRecorded(sent.failure));
  });
}
