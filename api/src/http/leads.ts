import type { ServerEnv } from '@app/http-server/request-context';
import { failed } from '@app/result';
import type { Hono } from 'hono';
import type { Corrections } from '../domain/assessments/corrections/corrections.ts';
import type { ShownPrices } from '../domain/catalogue/shown-prices.ts';
import type { Clock } from '../domain/clock.ts';
import { type AnsweringDependencies, answerLead } from '../domain/leads/answer-lead.ts';
import type { LeadAllowances } from '../domain/leads/lead-allowances.ts';
import type { LeadKind } from '../domain/leads/lead-kind.ts';
import { submitLead } from '../domain/leads/record-lead.ts';
import type { Senders } from '../domain/leads/senders.ts';
import type { Randomness } from '../domain/randomness.ts';
import type { Store } from '../domain/store.ts';
import { readArrival } from './arrival.ts';
import { correctionFailure, type LeadFailureSite, leadFailure } from './lead-failure.ts';
import { mountEndpoint } from './mount-endpoint.ts';

interface Dependencies extends AnsweringDependencies {
  readonly corrections: Corrections;
  readonly kinds: readonly LeadKind[];
  readonly store: Pick<Store, 'leads' | 'plans' | 'photos'>;
  readonly prices: ShownPrices;
  readonly allowances: LeadAllowances;
  readonly senders: Pick<Senders, 'note'>;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly site: LeadFailureSite & { readonly vatRate: number };
}

/** The endpoint of every kind of lead. */
export function mountLeads(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { kinds, store, prices, site, ...others } = dependencies;
  const { plans, photos } = store;
  const services = { prices, vatRate: site.vatRate, plans, photos };
  const submitting = { ...others, leads: store.leads, services };
  for (const { declared } of kinds) {
    declared((kind) => {
      const { endpoint, bodyLimit } = kind;
      mountEndpoint(
        app,
        endpoint,
        async ({ body, c }) => {
          const arrival = readArrival(c);
          if (!arrival.ok) return arrival;
          const corrected = await others.corrections.correct(kind, body, arrival.value);
          if (corrected) {
            return corrected.ok ? corrected : failed(correctionFailure(corrected.failure, site));
          }
          const submitted = await submitLead(submitting, kind, body, arrival.value);
          if (!submitted.ok) return failed(leadFailure(submitted.failure, site));
          const { lead, isNew } = submitted.value;
          if (isNew) others.senders.note(lead.id, arrival.value.address);
          const answered = await answerLead(others, kind, submitted.value, arrival.value);
          return answered.ok ? answered : failed(leadFailure(answered.failure, site));
        },
        { bodyLimit },
      );
    });
  }
}
