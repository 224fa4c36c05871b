import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@app/http-server/logger';
import { recordSpan } from '@app/http-server/telemetry-channel';
import { emlTransport } from '../adapters/files/eml-transport.ts';
import { smtpTransport } from '../adapters/smtp/smtp-transport.ts';
import { webhookSender } from '../adapters/webhook/webhook-sender.ts';
import type { ApiConfig } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import type { KindOf } from '../domain/leads/kind-of.ts';
import type { Senders } from '../domain/leads/senders.ts';
import type { Limits } from '../domain/limits/limits.ts';
import type { Letterhead } from '../domain/mail/mail-content.ts';
import { type MailReports, mailDelivery } from '../domain/mail/mail-delivery.ts';
import type { EndedAttempt } from '../domain/outbox/attempt-delivery.ts';
import { MOST_CONCURRENT, type Outbox, startOutbox } from '../domain/outbox/outbox.ts';
import type { Randomness } from '../domain/randomness.ts';
import type { Store } from '../domain/store.ts';
import type { WebhookSender } from '../domain/webhook/ports.ts';
import { webhookDelivery } from '../domain/webhook/webhook-delivery.ts';

/** How long a stop waits for what is being delivered. A slow mail server may take two minutes. */
const STOP_MS = 5_000;

/**
 * Starts to deliver what leads owe. Mails go to `SMTP_URL`, or into files in the data folder; urgent news
 * also to the webhook of the settings.
 */
export function startDeliveries(options: {
  readonly config: ApiConfig;
  readonly kindOf: KindOf;
  readonly letterhead: Letterhead;
  readonly store: Store;
  readonly reports: MailReports;
  readonly limits: Limits;
  readonly senders: Pick<Senders, 'of'>;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
}): Outbox {
  const { config, store, clock, randomness, log } = options;
  const transport = config.SMTP_URL
    ? // A connection for each attempt.
      smtpTransport(config.SMTP_URL, MOST_CONCURRENT)
    : emlTransport(mailFolder(config));
  const mails = mailDelivery({
    ...options,
    transport,
    visitorMails: {
      toOneAddress: config.MAILS_PER_HOUR_TO_ONE_ADDRESS,
      inTotal: config.MAILS_PER_HOUR_TO_VISITORS,
    },
  });
  const sender = configuredWebhook(config, clock);
  const { origin } = options.letterhead;
  const outbox = startOutbox({
    deliveries: sender ? [mails, webhookDelivery({ ...options, sender, origin })] : [mails],
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
      sender?.close();
      await stopped;
    },
  };
}

function configuredWebhook(
  { STAFF_WEBHOOK_URL: url, STAFF_WEBHOOK_SECRET: secret }: ApiConfig,
  clock: Clock,
): WebhookSender | undefined {
  if (url === undefined || secret === undefined) return undefined;
  return webhookSender({ url, secret, now: () => clock.now() });
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
