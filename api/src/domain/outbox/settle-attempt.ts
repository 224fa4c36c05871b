import type { Result } from '@app/result';
import type { ClaimedAttempt } from './claim-attempt.ts';
import type { DeliveryFailure } from './delivery.ts';
import { entryProgress } from './entry-progress.ts';
import type { AttemptOutcome, OutboxStore } from './ports.ts';

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/**
 * Waits of 1, 2, 4 … minutes, then of 6 hours: twenty attempts within 72 hours. Counted in attempts
 * and not by the clock, so that time in which this program was down takes no attempt away.
 */
const ATTEMPTS = 20;

/** Attempts when a recipient is refused permanently: servers also refuse by mistake. */
const REFUSALS = 3;

/**
 * Milliseconds to wait after a failed attempt (from 1), or undefined when it was the last one. A
 * fifth of the wait depends on `chance`, from 0 to 1, so that many entries are not retried at once.
 */
export function backoffMs(attempt: number, chance: number): number | undefined {
  if (attempt >= ATTEMPTS) return undefined;
  const longest = Math.min(2 ** (attempt - 1) * MINUTE_MS, LONGEST_MS);
  return Math.round(longest * (0.8 + 0.2 * chance));
}

/** The outcome of an attempt. `chance`, from 0 to 1, spreads the retries. */
export function attemptOutcome(
  { claim, earlier }: ClaimedAttempt,
  sent: Result<void, DeliveryFailure>,
  now: Date,
  chance: number,
): AttemptOutcome {
  const at = now.toISOString();
  if (sent.ok) return { kind: 'sent', at };
  const { reason } = sent.failure;
  const permanent = sent.failure.kind === 'permanent';
  const refusals = earlier.filter(
    ({ outcome }) => outcome?.kind === 'failed' && outcome.permanent,
  ).length;
  const delay = backoffMs(claim.attempt, chance);
  if (delay === undefined || (permanent && refusals + 1 >= REFUSALS)) {
    return { kind: 'dead', at, reason };
  }
  const retryAt = new Date(now.getTime() + delay).toISOString();
  return { kind: 'failed', at, reason, permanent, retryAt };
}

/**
 * Records the outcome of an attempt. The claim first, because it is authoritative and the row is
 * derived.
 */
export async function settleAttempt(
  outbox: OutboxStore,
  { claim, earlier }: ClaimedAttempt,
  outcome: AttemptOutcome,
): Promise<void> {
  await outbox.settle(claim.id, outcome);
  const progress = entryProgress([...earlier, { ...claim, outcome }]);
  if (progress) await outbox.update(claim.entryId, progress);
}
