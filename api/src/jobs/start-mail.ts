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
import type { MailAttempt } from '../domain/mail/deliver-mail.ts';
import type { Letterhead } from '../domain/mail/mail-content.ts';
import { type MailDelivery, startMailDelivery } from '../domain/mail/mail-delivery.ts';
import type { MailReports } from '../domain/mail/write-mail.ts';
import type { Randomness } from '../domain/randomness.ts';
import type { Store } from '../domain/store.ts';

/** Mails sent at the same time, each over a connection of its own. */
const CONCURRENCY = 3;
/** How long a stop waits for mails that are being sent. A slow server may take two minutes. */
const STOP_MS = 5_000;

/** Starts the delivery of mails: to `SMTP_URL`, or into files in the data folder. */
export function startMail(options: {
  readonly config: ApiConfig;
  readonly kindOf: KindOf;
  readonly letterhead: Letterhead;
  readonly store: Store;
  readonly reports: MailReports;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
}): MailDelivery {
  const { config, kindOf, letterhead, store, reports, clock, randomness, log } = options;
  const transport = config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, CONCURRENCY)
    : emlTransport(mailFolder(config));
  const delivery = startMailDelivery({
    kindOf,
    store,
    reports,
    transport,
    letterhead,
    clock,
    randomness,
    log,
    owner: randomness.hex(8),
    limits: {
      toOneAddress: config.MAILS_PER_HOUR_TO_ONE_ADDRESS,
      inTotal: config.MAILS_PER_HOUR_TO_VISITORS,
    },
    timing: { concurrency: CONCURRENCY },
    attempted: recordMail,
  });
  return {
    ...delivery,
    async stop() {
      const stopped = delivery.stop();
      await Promise.race([stopped, delay(STOP_MS, undefined, { ref: false })]);
      await transport.close();
      await stopped;
    },
  };
}

function recordMail({ purpose, trace, startedAt, ms, outcome }: MailAttempt): void {
  recordSpan({
    name: `mail ${purpose}`,
    kind: 'producer',
    // A mail that another process took on belongs to no trace that this one knows.
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
