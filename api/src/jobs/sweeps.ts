import type { Log } from '@app/http-server/logger';
import { discardOldPreviews } from '../domain/catalogue/updates/apply-preview.ts';
import type { Clock } from '../domain/clock.ts';
import { purgeOldLeads } from '../domain/leads/purge-old-leads.ts';
import type { CapturedMails } from '../domain/mail/ports.ts';
import { purgeUnclaimedPhotos } from '../domain/photos/purge-unclaimed.ts';
import type { Store } from '../domain/store.ts';
import { logFault } from '../domain/store-down.ts';

const SWEEP_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Purges old leads now and once a day, photos without a request every hour, and deletes expired permits and previews of price lists whose
 * hour is over now and every ten minutes. Returns a function that stops it and resolves when what is
 * under way is done.
 */
export function startSweeps(options: {
  readonly store: Store;
  readonly capturedMails: CapturedMails;
  readonly clock: Clock;
  /** After so many months leads are old; 0 keeps all. */
  readonly months: number;
  readonly log: Log;
}): () => Promise<void> {
  const { store, clock, months, log } = options;
  const { permits, photos, priceLists } = store;
  const fault = (message: string) => (err: unknown) => logFault(log, err, message);

  async function purge(): Promise<void> {
    const purged = await purgeOldLeads(options, months);
    if (purged > 0) log.info({ purged, months }, 'old leads deleted');
  }
  async function removeExpired(): Promise<void> {
    await permits.removeExpired(clock.now().toISOString());
  }
  const discardPreviews = () => discardOldPreviews({ priceLists, clock });
  const ends = [
    repeat(purge, DAY_MS, fault('old leads could not be deleted')),
    repeat(
      () => purgeUnclaimedPhotos({ photos, clock }),
      HOUR_MS,
      fault('photos without a request could not be deleted'),
    ),
    repeat(removeExpired, SWEEP_MS, fault('expired permits could not be deleted')),
    repeat(discardPreviews, SWEEP_MS, fault('old previews could not be removed')),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

/**
 * Does `work` now and again after every interval, also after a fault, which goes to `onFault`.
 * Returns a function that stops it and resolves when work under way is done.
 */
function repeat(
  work: () => Promise<void>,
  intervalMs: number,
  onFault: (fault: unknown) => void,
): () => Promise<void> {
  const once = () => work().catch(onFault);
  let running = once();
  const timer = setInterval(() => {
    running = once();
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
