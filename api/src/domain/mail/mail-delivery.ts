import type { Clock } from '../clock.ts';
import type { Lead } from '../leads/ports.ts';
import { createLimits } from '../limits/limits.ts';
import type { Store } from '../store.ts';
import { logFault } from '../store-down.ts';
import { claimAttempt } from './claim-attempt.ts';
import { type DeliveryDependencies, deliverMail } from './deliver-mail.ts';
import { type DeliveryTiming, usualTiming } from './delivery-timing.ts';
import { dueMails } from './due-mails.ts';
import { createLeadTraces } from './lead-traces.ts';
import { mailPermit, waitForReport } from './mail-permit.ts';
import { mailsDueNow } from './mails-owed.ts';
import { sweepLeads } from './sweep-leads.ts';
import { createVisitorMailAllowance, type VisitorMailLimits } from './visitor-mail-limits.ts';

export interface MailDelivery {
  /**
   * Notes a new lead, whose report is made if it has one, and returns at once; its mails are made and
   * sent after the answer to the visitor.
   * @param trace id of the trace of its request: in the log lines of its mails, as far as this process
   * sends them.
   */
  leadRecorded(lead: Lead, trace?: string): void;
  /** Starts no more mails, and resolves when those that are being sent are recorded. */
  stop(): Promise<void>;
}

export interface MailDeliveryOptions
  extends Omit<DeliveryDependencies, 'now' | 'pause' | 'isStopping'> {
  readonly store: Pick<Store, 'leads' | 'mails' | 'permits'>;
  readonly limits: VisitorMailLimits;
  readonly clock: Clock;
  /** Identifies this sender in its claims. */
  readonly owner: string;
  readonly timing?: Partial<DeliveryTiming>;
}

/** Starts the delivery of mails that leads owe. Several processes may do so on one store. */
export function startMailDelivery(options: MailDeliveryOptions): MailDelivery {
  const { kindOf, store, clock, owner, log } = options;
  const timing = { ...usualTiming, ...options.timing };
  const now = () => clock.now();
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, timing.pauseMs));
  const fresh: Lead[] = [];
  const traces = createLeadTraces();
  const sending = new Set<Promise<void>>();
  const known = { kindOf, leads: store.leads, mails: store.mails };
  const nextDue = dueMails(known, log);
  const counted = createLimits({ permits: store.permits, clock });
  const allowance = createVisitorMailAllowance(counted, options.limits);
  let sweptAt: number | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopping = false;
  const dependencies: DeliveryDependencies = { ...options, now, pause, isStopping: () => stopping };

  async function makeMails(): Promise<void> {
    const leads = fresh.splice(0);
    // Nothing is lost when this throws: the next sweep finds these leads.
    if (leads.length > 0)
      await store.mails.enqueue(leads.flatMap((lead) => mailsDueNow(kindOf, lead)));
    const at = now().getTime();
    if (stopping || (sweptAt !== undefined && at - sweptAt < timing.sweepEveryMs)) return;
    const from = sweptAt === undefined ? at - timing.firstSweepMs : sweptAt - timing.sweepOverlapMs;
    await sweepLeads(known, new Date(from).toISOString());
    sweptAt = at;
  }

  async function startDue(): Promise<void> {
    for (;;) {
      const room = stopping ? 0 : timing.concurrency - sending.size;
      const due = room > 0 ? await nextDue(now().toISOString(), room) : [];
      if (due.length === 0) return;
      for (const { mail, lead } of due) {
        if (stopping) return;
        const claimant = { owner, now: now(), leaseMs: timing.leaseMs };
        const attempt = await claimAttempt(store.mails, mail, claimant, async () =>
          (await dependencies.reports.ready(lead))
            ? mailPermit({ ...dependencies, allowance }, lead, mail.purpose)
            : waitForReport(now()),
        );
        if (attempt) track(deliverMail(dependencies, lead, mail, attempt, traces.of(lead)));
        // After a long stop thousands may be due that all wait again, and requests go in between.
        else await new Promise((resolve) => setTimeout(resolve));
        // An urgent mail of a new lead goes before the rest; its row is made in the next round.
        if (fresh.length > 0) return;
      }
    }
  }

  function track(delivery: Promise<void>): void {
    const tracked = delivery
      .catch((err: unknown) =>
        logFault(
          log,
          err,
          'a mail stopped on its way; it is taken up again when its claim expires',
        ),
      )
      .finally(() => {
        sending.delete(tracked);
        wake();
      });
    sending.add(tracked);
  }

  function wake(): void {
    again = true;
    round ??= rounds();
  }

  async function rounds(): Promise<void> {
    while (again) {
      again = false;
      await makeMails()
        .then(startDue)
        .catch((err: unknown) => logFault(log, err, 'mails could not be looked for'));
    }
    round = undefined;
  }

  const timer = setInterval(wake, timing.intervalMs);
  void store.mails
    .counts()
    .then(
      ({ dead }) =>
        dead > 0 && log.error({ dead }, 'there are dead mails: they are not tried again'),
    )
    .catch((err: unknown) => logFault(log, err, 'mails could not be counted'));
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
      await Promise.all(sending);
    },
  };
}
