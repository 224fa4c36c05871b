import type { Log } from '@app/http-server/logger';
import { discardOldPreviews } from '../domain/catalogue/updates/apply-preview.ts';
import type { Clock } from '../domain/clock.ts';
import type { Store } from '../domain/store.ts';
import { logFault } from '../domain/store-down.ts';
import { repeat } from './repeat.ts';

const SWEEP_MS = 10 * 60 * 1000;

/**
 * Removes previews of price lists whose hour is over, now and every ten minutes. Returns a function that
 * stops it.
 */
export const startPreviewSweep = ({
  store: { priceLists },
  clock,
  log,
}: {
  readonly store: Pick<Store, 'priceLists'>;
  readonly clock: Clock;
  readonly log: Log;
}): (() => Promise<void>) =>
  repeat(
    () => discardOldPreviews({ priceLists, clock }),
    SWEEP_MS,
    (fault) => logFault(log, fault, 'old previews could not be removed'),
  );
