import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApiConfig } from '@app/api/config';
import type { Store } from '@app/api/domain/store';
import { siteLetterhead } from '@app/api/jobs/site-letterhead';
import { startMail } from '@app/api/jobs/start-mail';
import { createLogger } from '@app/http-server/logger';
import type { SiteConfig } from '@app/site/site-config';

/** Longer than a killed process's claim on a mail lasts. */
const LATER_MS = 10 * 60_000;
const LOOK_MS = 1_000;
/** A first sweep over everything comes before the first mail. */
const STALLED_MS = 5 * 60_000;

/**
 * Delivers as a process does that starts ten minutes later, when no claim of a killed one is left,
 * until so many mails are sent or nothing has moved for five minutes.
 */
export async function settleMails(
  options: { readonly config: ApiConfig; readonly site: SiteConfig; readonly store: Store },
  expected: number,
): Promise<void> {
  const delivery = startMail({
    ...options,
    letterhead: siteLetterhead(options),
    clock: { now: () => new Date(Date.now() + LATER_MS) },
    randomness: { hex: (bytes) => randomBytes(bytes).toString('hex') },
    log: createLogger({ level: 'error', name: 'faults' }),
  });
  let sent = 0;
  let movedAt = Date.now();
  while (sent < expected && Date.now() - movedAt < STALLED_MS) {
    await delay(LOOK_MS);
    const counts = await options.store.mails.counts();
    if (counts.sent !== sent) movedAt = Date.now();
    sent = counts.sent;
  }
  await delivery.stop();
}
