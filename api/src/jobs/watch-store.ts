import type { Log } from '@app/http-server/logger';
import { mapFaults } from '../domain/map-faults.ts';
import type { Store } from '../domain/store.ts';
import { StoreDown } from '../domain/store-down.ts';

const PROBE_EVERY_MS = 2_000;

interface Outage {
  readonly began: number;
  failedCalls: number;
}

/**
 * The same store, whose outages are logged: one line when a call finds the store down, and one when
 * a probe finds that it can be written again. Closing it ends the probes.
 */
export function watchStore(store: Store, log: Log, probeEveryMs = PROBE_EVERY_MS): Store {
  let outage: Outage | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function note(fault: unknown): unknown {
    if (!(fault instanceof StoreDown) || closed) return fault;
    if (!outage) {
      outage = { began: performance.now(), failedCalls: 0 };
      log.error({ err: fault, reason: fault.reason }, `the store is down: ${fault.message}`);
      probeLater(outage);
    }
    outage.failedCalls += 1;
    return fault;
  }

  function probeLater(current: Outage): void {
    if (closed) return;
    timer = setTimeout(() => {
      store.probe().then(
        () => end(current),
        () => probeLater(current),
      );
    }, probeEveryMs).unref();
  }

  function end({ began, failedCalls }: Outage): void {
    if (closed) return;
    outage = undefined;
    const seconds = Math.round((performance.now() - began) / 1000);
    log.warn({ seconds, failedCalls }, 'the store works again');
  }

  return {
    ...mapFaults(store, note),
    close() {
      closed = true;
      clearTimeout(timer);
      return store.close();
    },
  };
}
