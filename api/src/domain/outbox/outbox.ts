import type { Clock } from '../clock.ts';
import type { Lead } from '../leads/ports.ts';
import type { Store } from '../store.ts';
import { logFault } from '../store-down.ts';
import { type AttemptDependencies, attemptDelivery } from './attempt-delivery.ts';
import { claimAttempt } from './claim-attempt.ts';
import { type Delivery, namesOf } from './delivery.ts';
import { dueEntries } from './due-entries.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { createLeadTraces } from './lead-traces.ts';
import { owedEntries, sweepLeads } from './owed-entries.ts';

/** What leads owe, stored until each delivery has accepted it. */
export interface Outbox {
  /**
   * Notes a new lead, whose report is made if it has one, and returns at once; what it owes is made and
   * delivered after the answer to the visitor.
   * @param trace id of the trace of its request: in the log lines of its entries, as far as this process
   * delivers them.
   */
  leadRecorded(lead: Lead, trace?: string): void;
  /** Starts no more attempts, and resolves when those under way are recorded. */
  stop(): Promise<void>;
}

export interface OutboxOptions extends Omit<AttemptDependencies, 'now' | 'pause' | 'isStopping'> {
  readonly store: Pick<Store, 'leads' | 'outbox'>;
  /** Every way in which what leads owe goes out. No two have a purpose in common. */
  readonly deliveries: readonly Delivery[];
  readonly clock: Clock;
  /** Identifies this process in its claims. */
  readonly owner: string;
  readonly timing?: {
    /** How often the store is searched for due entries. */
    readonly intervalMs: number;
    /** Pause after a fault of the store. */
    readonly pauseMs: number;
  };
}

/** Attempts at the same time. */
export const CONCURRENCY = 3;
/** How long a claim is valid: longer than any attempt takes. After it, another process may take over. */
const LEASE_MS = 180_000;
const SWEEP_EVERY_MS = 60_000;
/** Age of the leads that the first sweep includes: more than any outage lasts. */
const FIRST_SWEEP_MS = 30 * 24 * 60 * 60 * 1000;
/** Overlap of later sweeps with the one before: more than clocks differ. */
const SWEEP_OVERLAP_MS = 10 * 60 * 1000;

/** Starts to deliver what leads owe. Several processes may do so on one store. */
export function startOutbox(options: OutboxOptions): Outbox {
  const { deliveries, store, clock, owner, log } = options;
  const { intervalMs, pauseMs } = options.timing ?? { intervalMs: 5_000, pauseMs: 1_000 };
  const what = namesOf(deliveries);
  const now = () => clock.now();
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
  const fresh: Lead[] = [];
  const traces = createLeadTraces();
  const underWay = new Set<Promise<void>>();
  const nextDue = dueEntries(deliveries, store, log);
  let sweptAt: number | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopping = false;
  const dependencies: AttemptDependencies = { ...options, now, pause, isStopping: () => stopping };

  /** Due at once: the report of a lead that this process took need not be waited for. */
  const owedNow = (lead: Lead) =>
    owedEntries(deliveries, lead).map((entry) => ({ ...entry, dueAt: lead.receivedAt }));

  async function makeEntries(): Promise<void> {
    const leads = fresh.splice(0);
    // Nothing is lost when this throws: the next sweep finds these leads.
    if (leads.length > 0) await store.outbox.enqueue(leads.flatMap(owedNow));
    const at = now().getTime();
    if (stopping || (sweptAt !== undefined && at - sweptAt < SWEEP_EVERY_MS)) return;
    const from = sweptAt === undefined ? at - FIRST_SWEEP_MS : sweptAt - SWEEP_OVERLAP_MS;
    await sweepLeads(deliveries, store, new Date(from).toISOString());
    sweptAt = at;
  }

  async function startDue(): Promise<void> {
    for (;;) {
      const room = stopping ? 0 : CONCURRENCY - underWay.size;
      const due = room > 0 ? await nextDue(now().toISOString(), room) : [];
      if (due.length === 0) return;
      for (const found of due) {
        if (stopping) return;
        const { entry, lead, delivery } = found;
        const { purpose } = entry;
        const claimant = { owner, now: now(), leaseMs: LEASE_MS };
        const attempt = await claimAttempt(store.outbox, entry, claimant, () =>
          delivery.takePermit(lead, purpose, idempotencyKey(lead, purpose)),
        );
        if (attempt) track(attemptDelivery(dependencies, found, attempt, traces.of(lead)));
        // After a long stop thousands may be due that all wait again, and requests go in between.
        else await new Promise((resolve) => setTimeout(resolve));
        // What is urgent of a new lead goes before the rest; its row is made in the next round.
        if (fresh.length > 0) return;
      }
    }
  }

  function track(attempt: Promise<void>): void {
    const message = `a ${what} stopped on its way; it is taken up again when its claim expires`;
    const tracked = attempt
      .catch((err: unknown) => logFault(log, err, message))
      .finally(() => {
        underWay.delete(tracked);
        wake();
      });
    underWay.add(tracked);
  }

  function wake(): void {
    again = true;
    round ??= rounds();
  }

  async function rounds(): Promise<void> {
    while (again) {
      again = false;
      await makeEntries()
        .then(startDue)
        .catch((err: unknown) => logFault(log, err, `${what}s could not be looked for`));
    }
    round = undefined;
  }

  const timer = setInterval(wake, intervalMs);
  void store.outbox
    .counts()
    .then(
      ({ dead }) =>
        dead > 0 && log.error({ dead }, `there are dead ${what}s: they are not tried again`),
    )
    .catch((err: unknown) => logFault(log, err, `${what}s could not be counted`));
  wake();

  return {
    leadRecorded(lead, trace) {
      if (trace) traces.keep(lead, trace);
      fresh.push(lead);
      setTimeout(wake);
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      wake();
      await round;
      await Promise.all(underWay);
    },
  };
}
