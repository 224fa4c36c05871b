import type { Result } from '@app/result';
import type { Delivery, DeliveryFailure } from './delivery.ts';
import type { DueEntry, dueEntries } from './due-entries.ts';
import { URGENT } from './ports.ts';

/** An urgent entry that need not wait any longer. */
export interface EarlyEntry extends DueEntry {
  /** ISO 8601, UTC: what failed before may be tried again at once. */
  readonly answeredAt: string;
}

/** Knows whether somebody answers, so that what is urgent need not wait for its next attempt. */
export interface UrgentWaits {
  /** Notes how an attempt ended. */
  ended(due: DueEntry, sent: Result<void, DeliveryFailure>): void;
  /** From now on looks again whether anything urgent waits: another process may have left it. */
  look(): void;
  /** While anything urgent waits, asks its delivery whether somebody answers. */
  probe(): Promise<void>;
  early(): Promise<readonly EarlyEntry[]>;
  /** All that `early` found is under way. */
  started(): void;
}

/** An entry keeps the attempts after these for its usual waits, however often somebody comes and goes. */
const EARLY_ATTEMPTS = 15;
const MOST = 100;
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** @param onAnswer called when somebody answers who did not before */
export function urgentWaits(options: {
  readonly deliveries: readonly Delivery[];
  readonly nextDue: ReturnType<typeof dueEntries>;
  readonly now: () => Date;
  readonly onAnswer: () => void;
}): UrgentWaits {
  const { deliveries, nextDue, now, onAnswer } = options;
  // All at first: a server may come back while this process starts.
  const silent = new Set(deliveries);
  const answeredAt = new Map<Delivery, string>();
  let mayWait = true;

  const waiting = async () =>
    (await nextDue({ now: END_OF_TIME, limit: MOST, priority: URGENT })).filter(
      ({ entry }) => entry.state === 'failed' && entry.attempts < EARLY_ATTEMPTS,
    );

  function answers(delivery: Delivery): void {
    if (!silent.delete(delivery)) return;
    answeredAt.set(delivery, now().toISOString());
    onAnswer();
  }

  return {
    ended({ entry, delivery }, sent) {
      if (sent.ok) return answers(delivery);
      if (sent.failure.unreachable) silent.add(delivery);
      if ((entry.priority ?? 0) >= URGENT) mayWait = true;
    },
    look() {
      mayWait = true;
    },
    async probe() {
      if (!mayWait) return;
      const asked = new Set((await waiting()).map(({ delivery }) => delivery));
      mayWait = asked.size > 0;
      for (const delivery of asked) {
        if (!delivery.probe) continue;
        if (await delivery.probe()) answers(delivery);
        else silent.add(delivery);
      }
    },
    async early() {
      if (answeredAt.size === 0) return [];
      return (await waiting()).flatMap((due) => {
        const at = answeredAt.get(due.delivery);
        return at === undefined ? [] : [{ ...due, answeredAt: at }];
      });
    },
    started: () => answeredAt.clear(),
  };
}
