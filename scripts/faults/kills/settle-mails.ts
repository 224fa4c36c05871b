import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApiConfig } from '@app/api/config';
import { createSenders } from '@app/api/domain/leads/senders';
import { createLimits } from '@app/api/domain/limits/limits';
import type { Store } from '@app/api/domain/store';
import { siteLetterhead } from '@app/api/jobs/site-letterhead';
import { startDeliveries } from '@app/api/jobs/start-deliveries';
import { kindOf } from '@app/api/lead-kinds';
import { noReports } from '@app/api/testing/no-reports';
import { createLogger } from '@app/http-server/logger';
import type { SiteConfig } from '@app/site/site-config';

/** Longer than a killed process's claim on a mail is valid. */
const LATER_MS = 10 * 60_000;
const POLL_MS = 1_000;
/** Long, because a sweep over all leads comes before the first mail. */
const STALLED_MS = 5 * 60_000;

/**
 * Sends mails with a clock that is ten minutes ahead, so that claims of killed processes have
 * expired. Resolves when `expected` mails are sent, or when none was sent for five minutes.
 */
export async function settleMails(
  options: { readonly config: ApiConfig; readonly site: SiteConfig; readonly store: Store },
  expected: number,
): Promise<void> {
  const clock = { now: () => new Date(Date.now() + LATER_MS) };
  const delivery = startDeliveries({
    kindOf,
    ...options,
    reports: noReports,
    letterhead: siteLetterhead(options),
    limits: createLimits({ permits: options.store.permits, clock }),
    senders: createSenders(),
    clock,
    randomness: { hex: (bytes) => randomBytes(bytes).toString('hex') },
    log: createLogger({ level: 'error', name: 'faults' }),
  });
  let sent = 0;
  let movedAt = Date.now();
  while (sent < expected && Date.now() - movedAt < STALLED_MS) {
    await delay(POLL_MS);
    const counts = await options.store.outbox.counts();
    if (counts.sent !== sent) movedAt = Date.now();
    sent = counts.sent;
  }
  await delivery.stop();
}
