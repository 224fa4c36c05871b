import type { Clock } from '../src/domain/clock.ts';
import type { Lead } from '../src/domain/leads/ports.ts';
import { createSenders } from '../src/domain/leads/senders.ts';
import { createLimits } from '../src/domain/limits/limits.ts';
import {
  type MailDeliveryOptions,
  mailDelivery,
  mailsOwed,
} from '../src/domain/mail/mail-delivery.ts';
import type { Delivery } from '../src/domain/outbox/delivery.ts';
import { type Outbox, type OutboxOptions, startOutbox } from '../src/domain/outbox/outbox.ts';
import { owedEntries } from '../src/domain/outbox/owed-entries.ts';
import type { Store } from '../src/domain/store.ts';
import { kindOf } from '../src/lead-kinds.ts';
import { letterhead } from './mail-leads.ts';
import { noReports } from './no-reports.ts';
import { countingRandomness } from './test-api.ts';

/** The entries of the mails that a lead owes. */
export const mailEntries = (lead: Lead) => owedEntries([{ owed: mailsOwed(kindOf) }], lead);

/** An outbox with mail as its delivery, whose mails have no reports and no limits unless told. */
export function startMailOutbox({
  store,
  clock,
  log,
  others = [],
  ...options
}: {
  readonly store: Pick<Store, 'leads' | 'outbox' | 'permits'>;
  readonly clock: Clock;
  /** Deliveries beside mail. */
  readonly others?: readonly Delivery[];
} & Pick<OutboxOptions, 'log'> &
  Pick<MailDeliveryOptions, 'transport'> &
  Partial<Pick<MailDeliveryOptions, 'reports' | 'visitorMails'>> &
  Partial<Pick<OutboxOptions, 'owner' | 'timing'>>): Outbox {
  const randomness = countingRandomness();
  const mails = mailDelivery({
    kindOf,
    reports: noReports,
    letterhead,
    visitorMails: { toOneAddress: 0, inTotal: 0 },
    senders: createSenders(),
    limits: createLimits({ permits: store.permits, clock }),
    clock,
    randomness,
    log,
    ...options,
  });
  return startOutbox({
    owner: 'a',
    deliveries: [mails, ...others],
    store,
    clock,
    randomness,
    log,
    ...options,
  });
}
