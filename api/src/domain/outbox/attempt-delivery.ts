import { failed, type Result } from '@app/result';
import { chance, type Randomness } from '../randomness.ts';
import type { Store } from '../store.ts';
import { logFault } from '../store-down.ts';
import type { PermittedAttempt } from './claim-attempt.ts';
import type { DeliveryFailure, DeliveryLog } from './delivery.ts';
import type { DueEntry } from './due-entries.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { attemptOutcome, settleAttempt } from './settle-attempt.ts';

export interface AttemptDependencies {
  readonly store: Pick<Store, 'outbox'>;
  readonly now: () => Date;
  readonly randomness: Randomness;
  readonly log: DeliveryLog;
  /** Waits after the store has failed, before the outcome is recorded again. */
  readonly pause: () => Promise<void>;
  readonly isStopping: () => boolean;
  /** Called after each attempt, for the traces of the operator. */
  readonly attempted?: (attempt: EndedAttempt) => void;
}

/** An attempt to deliver an entry. It says nothing of who gets it. */
export interface EndedAttempt {
  readonly delivery: string;
  readonly purpose: string;
  /** Id of the trace of the request, when this process took it. */
  readonly trace: string | undefined;
  readonly startedAt: Date;
  readonly ms: number;
  readonly outcome: 'sent' | 'failed' | 'dead';
}

/**
 * Delivers an entry whose attempt is claimed, and records the outcome. Only what was accepted counts
 * against the limits. Returns what the delivery said.
 * @param trace id of the trace of the request, when this process took it.
 */
export async function attemptDelivery(
  dependencies: AttemptDependencies,
  { entry: { purpose }, lead, delivery }: DueEntry,
  attempt: PermittedAttempt,
  trace?: string,
): Promise<Result<void, DeliveryFailure>> {
  const { store, now, randomness, log } = dependencies;
  const key = idempotencyKey(lead, purpose);
  const { name } = delivery;
  const startedAt = now();
  const sent = await withoutFaults(() => delivery.deliver(lead, purpose, key));
  const outcome = attemptOutcome(attempt, sent, now(), chance(randomness));
  const ms = now().getTime() - startedAt.getTime();
  dependencies.attempted?.({
    delivery: name,
    purpose,
    trace,
    startedAt,
    ms,
    outcome: outcome.kind,
  });
  await record(dependencies, name, () => settleAttempt(store.outbox, attempt, outcome));
  if (!sent.ok) await attempt.permit.giveBack();
  const { reference } = lead;
  const traced = trace ? { trace } : {};
  const fields = { [name]: key, reference, attempt: attempt.claim.attempt, ...traced };
  switch (outcome.kind) {
    case 'sent':
      log.info(fields, `${name} sent`);
      break;
    case 'failed': {
      const { reason, retryAt } = outcome;
      log.warn({ ...fields, reason, retryAt }, `${name} not sent, will be tried again`);
      break;
    }
    case 'dead': {
      const { reason } = outcome;
      log.error({ ...fields, reason }, `${name} is dead: it is not tried again`);
    }
  }
  return sent;
}

/**
 * A fault while writing or sending counts as a failed attempt; otherwise the entry would be stuck.
 */
async function withoutFaults(
  deliver: () => Promise<Result<void, DeliveryFailure>>,
): Promise<Result<void, DeliveryFailure>> {
  try {
    return await deliver();
  } catch (fault) {
    // Only the name of the fault, because its message may contain text of a mail.
    const name = fault instanceof Error ? fault.name : 'unknown';
    return failed({ kind: 'temporary', reason: `fault while writing or sending: ${name}` });
  }
}

const LAST_TRIES = 5;

/**
 * Records an outcome, however long the store is unavailable, so that what was accepted is not sent
 * twice while this process runs.
 */
async function record(
  { isStopping, log, pause }: AttemptDependencies,
  name: string,
  settle: () => Promise<void>,
): Promise<void> {
  for (let triesLeft = LAST_TRIES; ; ) {
    try {
      return await settle();
    } catch (err) {
      if (isStopping()) triesLeft -= 1;
      if (triesLeft === 0) throw err;
      logFault(log, err, `the outcome of a ${name} could not be recorded, trying again`);
      await pause();
    }
  }
}
