import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@app/http-server/logger';
import { recordSpan } from '@app/http-server/telemetry-channel';
import { emlTransport } from '../adapters/files/eml-transport.ts';
import { smtpTransport } from '../adapters/smtp/smtp-transport.ts';
import type { ApiConfig } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import type { KindOf } from '../domain/leads/kind-of.ts';
import { createLimits } from '../domain/limits/limits.ts';
import type { Letterhead } from '../domain/mail/mail-content.ts';
import { type MailReports, mailDelivery } from '../domain/mail/mail-delivery.ts';
import type { EndedAttempt } from '../domain/outbox/attempt-delivery.ts';
import { CONCURRENCY, type Outbox, startOutbox } from '../domain/outbox/outbox.ts';
import type { Randomness } from '../domain/randomness.ts';
import type { Store } from '../domain/store.ts';
import { countRefusals } from './count-refusals.ts';

/** How long a stop waits for what is being delivered. A slow mail server may take two minutes. */
const STOP_MS = 5_000;

/** Starts to deliver what leads owe. Mails go to `SMTP_URL`, or into files in the data folder. */
export function startDeliveries(options: {
  readonly config: ApiConfig;
  readonly kindOf: KindOf;
  readonly letterhead: Letterhead;
  readonly store: Store;
  readonly reports: MailReports;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
}): Outbox {
  const { config, store, clock, randomness, log } = options;
  const transport = config.SMTP_URL
    ? // A connection for each attempt.
      smtpTransport(config.SMTP_URL, CONCURRENCY)
    : emlTransport(mailFolder(config));
  const mails = mailDelivery({
    ...options,
    transport,
    limits: countRefusals(createLimits({ permits: store.permits, clock })),
    visitorMails: {
      toOneAddress: config.MAILS_PER_HOUR_TO_ONE_ADDRESS,
      inTotal: config.MAILS_PER_HOUR_TO_VISITORS,
    },
  });
  const outbox = startOutbox({
    deliveries: [mails],
    store,
    clock,
    randomness,
    log,
    owner: randomness.hex(8),
    attempted: recordAttempt,
  });
  return {
    ...outbox,
    async stop() {
      const stopped = outbox.stop();
      await Promise.race([stopped, delay(STOP_MS, undefined, { ref: false })]);
      await transport.close();
      await stopped;
    },
  };
}

function recordAttempt({ delivery, purpose, trace, startedAt, ms, outcome }: EndedAttempt): void {
  recordSpan({
    name: `${delivery} ${purpose}`,
    kind: 'producer',
    // What another process took on belongs to no trace that this one knows.
    traceId: trace ?? randomBytes(16).toString('hex'),
    startedAt: startedAt.getTime(),
    ms,
    failed: outcome !== 'sent',
    attributes: { purpose, outcome },
  });
}

/** Where mails are written when there is no server to send them. */
export const mailFolder = (config: Pick<ApiConfig, 'DATA_DIR'>): string =>
  join(config.DATA_DIR, 'mail');
