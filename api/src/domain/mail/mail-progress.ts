import type { MailClaim, MailProgress } from './ports.ts';

/**
 * How far a mail has come, from its claims in the order of attempts; undefined without any. While
 * a claim is held, the next attempt is due when it expires: its owner may have died.
 */
export function mailProgress(claims: readonly MailClaim[]): MailProgress | undefined {
  const last = claims.at(-1);
  if (!last) return undefined;
  const attempts = claims.length;
  const outcomes = claims.flatMap(({ outcome }) => outcome ?? []);
  // Sent comes first: an owner that was slow may settle after its claim has expired.
  const sent = outcomes.find(({ kind }) => kind === 'sent');
  if (sent) {
    return { state: 'sent', attempts, nextAttemptAt: sent.at, lastError: '', sentAt: sent.at };
  }
  const latest = outcomes.findLast((outcome) => outcome.kind !== 'sent');
  const lastError = latest?.reason ?? '';
  if (latest?.kind === 'dead') {
    return { state: 'dead', attempts, nextAttemptAt: latest.at, lastError, sentAt: '' };
  }
  const nextAttemptAt = last.outcome && latest ? latest.retryAt : last.expiresAt;
  return { state: latest ? 'failed' : 'pending', attempts, nextAttemptAt, lastError, sentAt: '' };
}
