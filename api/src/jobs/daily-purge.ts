import type { Log } from '@app/http-server/logger';
import type { Clock } from '../domain/clock.ts';
import { purgeOldLeads } from '../domain/leads/purge-old-leads.ts';
import type { CapturedMails } from '../domain/mail/ports.ts';
import type { Store } from '../domain/store.ts';
import { logFault } from '../domain/store-down.ts';
import { repeat } from './repeat.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Purges old leads now and once a day. Returns a function that stops it and resolves when a purge
 * under way is done.
 */
export function startDailyPurge(options: {
  readonly store: Pick<Store, 'leads' | 'reports' | 'plans' | 'outbox'>;
  readonly capturedMails: CapturedMails;
  readonly clock: Clock;
  /** 0 keeps all. */
  readonly months: number;
  readonly log: Log;
}): () => Promise<void> {
  const { log, months } = options;
  if (months === 0) return async () => {};
  const purge = async () => {
    const purged = await purgeOldLeads(options, months);
    if (purged > 0) log.info({ purged, months }, 'old leads deleted');
  };
  return repeat(purge, DAY_MS, (fault) => logFault(log, fault, 'old leads could not be deleted'));
}
