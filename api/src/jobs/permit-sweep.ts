import type { Log } from '@app/http-server/logger';
import type { Clock } from '../domain/clock.ts';
import type { Store } from '../domain/store.ts';
import { logFault } from '../domain/store-down.ts';
import { repeat } from './repeat.ts';

const SWEEP_MS = 10 * 60 * 1000;

/** Deletes expired permits now and every ten minutes. Returns a function that stops it. */
export const startPermitSweep = ({
  store: { permits },
  clock,
  log,
}: {
  readonly store: Pick<Store, 'permits'>;
  readonly clock: Clock;
  readonly log: Log;
}): (() => Promise<void>) =>
  repeat(
    async () => {
      await permits.removeExpired(clock.now().toISOString());
    },
    SWEEP_MS,
    (fault) => logFault(log, fault, 'expired permits could not be deleted'),
  );
