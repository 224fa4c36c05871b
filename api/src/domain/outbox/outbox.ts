import type { Clock } from '../clock.ts';
import type { Lead } from '../leads/ports.ts';
import type { Store } from '../store.ts';
import { logFault } from '../store-down.ts';
import { type AttemptDependencies, attemptDelivery } from './attempt-delivery.ts';
import { claimAttempt } from './claim-attempt.ts';
import { type Delivery, namesOf } from './delivery.ts';
import { type DueEntry, dueEntries } from './due-entries.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { createLeadTraces } from './lead-traces.ts';
import { owedEntries, sweepLeads } from './owed-entries.ts';
import { type OutboxEntry, URGENT } from './ports.ts';
import { urgentWaits } from './urgent-waits.ts';

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
    /** How often a delivery is asked whether somebody answers, while what is urgent waits. */
    readonly probeMs?: number;
  };
}

/** Attempts of a delivery at the same time, whatever they are. */
const CONCURRENCY = 3;
/** The same with those that only what has a priority may use: one for orders, one for what is urgent. */
export const MOST_CONCURRENT = CONCURRENCY + URGENT;
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
  const { intervalMs = 5_000, pauseMs = 1_000, probeMs = 2_000 } = options.timing ?? {};
  const what = namesOf(deliveries);
  const now = () => clock.now();
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
  const fresh: Lead[] = [];
  const traces = createLeadTraces();
  const underWay = new Map<Promise<void>, Delivery>();
  const nextDue = dueEntries(deliveries, store, log);
  const waits = urgentWaits({ deliveries, nextDue, now, onAnswer: () => wake() });
  let probing = false;
  let sweptAt: number | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopping = false;
  const dependencies: AttemptDependencies = { ...options, now, pause, isStopping: () => stopping };

  /** Due at once: the report of a lead that this process took need not be waited for. */
  const owedNow = (lead: Lead) => owedEntries(deliveries, lead, true);

  async function makeEntries(): Promise<void> {
    const leads = fresh.splice(0);
    // Nothing is lost when this throws: the next sweep finds these leads.
    if (leads.length > 0) await store.outbox.enqueue(leads.flatMap(owedNow));
    const at = now().getTime();
    if (stopping || (sweptAt !== undefined && at - sweptAt < SWEEP_EVERY_MS)) return;
    const from = sweptAt === undefined ? at - FIRST_SWEEP_MS : sweptAt - SWEEP_OVERLAP_MS;
    await sweepLeads(deliveries, store, new Date(from).toISOString());
    sweptAt = at;
    waits.look();
  }

  /** Whether one more may start. A mail server that hangs must hold back no webhook. */
  function isFree({ purpose, priority = 0 }: OutboxEntry): boolean {
    const own = deliveries.find((delivery) => delivery.purpose === purpose);
    const others = Array.from(underWay.values()).filter((delivery) =>
      own ? delivery === own : delivery.purpose === undefined,
    );
    return others.length < CONCURRENCY + priority;
  }

  async function startDue(): Promise<void> {
    while (!stopping) {
      const due = await nextDue({
        now: now().toISOString(),
        limit: CONCURRENCY,
        accepts: isFree,
      });
      if (due.length === 0) return;
      for (const found of due) {
        if (stopping) return;
        if (isFree(found.entry)) await start(found);
        // What is urgent of a new lead goes before the rest; its row is made in the next round.
        if (fresh.length > 0) return;
      }
    }
  }

  /** Starts what is urgent and waits for its next attempt, once somebody answers again. */
  async function startEarly(): Promise<void> {
    for (const { answeredAt, ...found } of await waits.early()) {
      if (stopping || !isFree(found.entry)) return;
      await start(found, answeredAt);
    }
    waits.started();
  }

  async function start(found: DueEntry, answeredAt?: string): Promise<void> {
    const { entry, lead, delivery } = found;
    const { purpose } = entry;
    const claimant = { owner, now: now(), leaseMs: LEASE_MS, ...(answeredAt && { answeredAt }) };
    const attempt = await claimAttempt(store.outbox, entry, claimant, () =>
      delivery.takePermit(lead, purpose, idempotencyKey(lead, purpose)),
    );
    if (attempt) track(found, attemptDelivery(dependencies, found, attempt, traces.of(lead)));
    // After a long stop thousands may be due that all wait again, and requests go in between.
    else await new Promise((resolve) => setTimeout(resolve));
  }

  function track(found: DueEntry, attempt: ReturnType<typeof attemptDelivery>): void {
    const message = `a ${what} stopped on its way; it is taken up again when its claim expires`;
    const tracked = attempt
      .then((sent) => waits.ended(found, sent))
      .catch((err: unknown) => logFault(log, err, message))
      .finally(() => {
        underWay.delete(tracked);
        wake();
      });
    underWay.set(tracked, found.delivery);
  }

  function wake(): void {
    again = true;
    round ??= rounds();
  }

  async function rounds(): Promise<void> {
    while (again) {
      again = false;
      await makeEntries()
        .then(startEarly)
        .then(startDue)
        .catch((err: unknown) => logFault(log, err, `${what}s could not be looked for`));
    }
    round = undefined;
  }

  async function probe(): Promise<void> {
    if (probing || stopping) return;
    probing = true;
    await waits
      .probe()
      .catch((err: unknown) => logFault(log, err, `urgent ${what}s could not be looked for`));
    probing = false;
  }

  const timer = setInterval(wake, intervalMs);
  const prober = setInterval(() => void probe(), probeMs);
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
      clearInterval(prober);
      wake();
      await round;
      await Promise.all(underWay.keys());
    },
  };
}
