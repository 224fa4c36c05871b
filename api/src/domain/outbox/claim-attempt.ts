import type { Result } from '@app/result';
import type { Taken } from '../limits/limits.ts';
import type { Postponed } from './delivery.ts';
import { entryProgress } from './entry-progress.ts';
import type { Claim, OutboxEntry, OutboxStore } from './ports.ts';

/** The right to deliver an entry once. */
export interface ClaimedAttempt {
  readonly claim: Claim;
  readonly earlier: readonly Claim[];
}

export interface PermittedAttempt extends ClaimedAttempt {
  readonly permit: Taken;
}

export interface Claimant {
  readonly owner: string;
  readonly now: Date;
  readonly leaseMs: number;
  /** ISO 8601, UTC: since when somebody answers. What failed before then need not wait. */
  readonly answeredAt?: string;
}

/**
 * Claims the next attempt of an entry that looks due, or nothing when it is sent, dead, waiting or in
 * other hands; its row is then put right. Only the unique id of the claim decides between processes.
 * An entry that gets no permit is postponed by its row alone: it has used up no attempt, and its claims
 * say the same as before.
 */
export async function claimAttempt(
  outbox: OutboxStore,
  entry: OutboxEntry,
  { owner, now, leaseMs, answeredAt = '' }: Claimant,
  takePermit: () => Promise<Result<Taken, Postponed>>,
): Promise<PermittedAttempt | undefined> {
  const entryId = entry.id;
  const earlier = await outbox.claims(entryId);
  const progress = entryProgress(earlier);
  if (progress) {
    const isFinal = progress.state === 'sent' || progress.state === 'dead';
    const last = earlier.at(-1)?.outcome;
    const waits = progress.nextAttemptAt > now.toISOString() && !(last && last.at < answeredAt);
    if (isFinal || waits) {
      await outbox.update(entryId, progress);
      return undefined;
    }
  }
  const permit = await takePermit();
  if (!permit.ok) {
    await outbox.update(entryId, { ...(progress ?? entry), nextAttemptAt: permit.failure.until });
    // Another process may have got a permit and claimed it meanwhile, and the row was its.
    const claims = await outbox.claims(entryId);
    const latest = claims.length > earlier.length ? entryProgress(claims) : undefined;
    if (latest) await outbox.update(entryId, latest);
    return undefined;
  }
  const attempt = (earlier.at(-1)?.attempt ?? 0) + 1;
  const expiresAt = new Date(now.getTime() + leaseMs).toISOString();
  const claim = { id: `${entryId}:${attempt}`, entryId, attempt, owner, expiresAt };
  if (!(await outbox.claim(claim))) {
    await permit.value.giveBack();
    return undefined;
  }
  const held = entryProgress([...earlier, claim]);
  if (held) await outbox.update(entryId, held);
  return { claim, earlier, permit: permit.value };
}
