import type { Claim, EntryProgress } from './ports.ts';

/**
 * The progress of an entry, from its claims in the order of attempts; undefined without claims. While
 * an attempt has no outcome, the next is due when its claim expires: the owner may have died.
 */
export function entryProgress(claims: readonly Claim[]): EntryProgress | undefined {
  const last = claims.at(-1);
  if (!last) return undefined;
  const attempts = claims.length;
  const outcomes = claims.flatMap(({ outcome }) => outcome ?? []);
  // Sent first: a slow owner may settle after its claim has expired and another has failed.
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
