import type { Result } from '@app/result';
import { isRefusedForGood, retryDelayMs } from './backoff.ts';
import type { ClaimedAttempt } from './claim-attempt.ts';
import { mailProgress } from './mail-progress.ts';
import type { AttemptOutcome, MailFailure, MailStore } from './ports.ts';

/** The outcome of an attempt. `chance`, from 0 to 1, spreads the retries. */
export function attemptOutcome(
  { claim, earlier }: ClaimedAttempt,
  sent: Result<void, MailFailure>,
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
  const delay = retryDelayMs(claim.attempt, chance);
  if (delay === undefined || (permanent && isRefusedForGood(refusals + 1))) {
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
  mails: MailStore,
  { claim, earlier }: ClaimedAttempt,
  outcome: AttemptOutcome,
): Promise<void> {
  await mails.settle(claim.id, outcome);
  const progress = mailProgress([...earlier, { ...claim, outcome }]);
  if (progress) await mails.update(claim.mailId, progress);
}
