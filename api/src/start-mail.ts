import { join } from 'node:path';
import type { Log } from '@app/http-server/logger';
import type { SiteConfig } from '@app/site/site-config';
import { emlTransport } from './adapters/files/eml-transport.ts';
import { smtpTransport } from './adapters/smtp/smtp-transport.ts';
import type { ApiConfig } from './config.ts';
import type { Letterhead } from './domain/mail/mail-content.ts';
import { type MailDelivery, startMailDelivery } from './domain/mail/mail-delivery.ts';
import type { Clock, Randomness, Store } from './ports.ts';

/** Mails sent at the same time, each over a connection of its own. */
const CONCURRENCY = 3;

/** Delivers what leads owe: to `SMTP_URL`, or into files in the data folder. */
export function startMail(options: {
  readonly config: ApiConfig;
  readonly site: Pick<SiteConfig, 'company'>;
  readonly origin?: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
}): MailDelivery {
  const { config, store, clock, randomness, log } = options;
  const transport = config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, CONCURRENCY)
    : emlTransport(mailFolder(config));
  const delivery = startMailDelivery({
    store,
    transport,
    letterhead: letterhead(options),
    clock,
    randomness,
    log,
    owner: randomness.hex(8),
    timing: { concurrency: CONCURRENCY },
  });
  return {
    ...delivery,
    async stop() {
      await delivery.stop();
      await transport.close();
    },
  };
}

/** Where mails are written when there is no server to send them. */
export const mailFolder = (config: Pick<ApiConfig, 'DATA_DIR'>): string =>
  join(config.DATA_DIR, 'mail');

/** Who mails come from, and what they say about the company. */
export function letterhead({
  config,
  site: { company },
  origin = new URL(company.website).origin,
}: {
  readonly config: ApiConfig;
  readonly site: Pick<SiteConfig, 'company'>;
  readonly origin?: string;
}): Letterhead {
  return {
    company,
    origin: config.PUBLIC_ORIGIN ?? origin,
    from: { name: company.name, address: config.MAIL_FROM ?? company.email },
    staff: { name: company.name, address: config.STAFF_EMAIL ?? company.email },
  };
}
