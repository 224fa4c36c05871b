import type { Result } from '@app/result';
import type { Taken } from '../limits/limits.ts';
import { mailProgress } from './mail-progress.ts';
import type { Mail, MailClaim, MailStore } from './ports.ts';

/** The right to send a mail once. */
export interface ClaimedAttempt {
  readonly claim: MailClaim;
  readonly earlier: readonly MailClaim[];
}

export interface PermittedAttempt extends ClaimedAttempt {
  readonly permit: Taken;
}

/** A mail that may not be sent yet. */
export interface Postponed {
  readonly kind: 'postponed';
  /** ISO 8601, UTC: when to ask again. */
  readonly until: string;
}

export interface Claimant {
  readonly owner: string;
  readonly now: Date;
  readonly leaseMs: number;
}

/**
 * Claims the next attempt of a mail that looks due, or nothing when it is sent, dead, waiting or in
 * other hands; its row is then put right. Only the unique id of the claim decides between senders.
 * A mail that gets no permit is postponed by its row alone: it has used up no attempt, and its claims
 * say the same as before.
 */
export async function claimAttempt(
  mails: MailStore,
  mail: Mail,
  { owner, now, leaseMs }: Claimant,
  takePermit: () => Promise<Result<Taken, Postponed>>,
): Promise<PermittedAttempt | undefined> {
  const mailId = mail.id;
  const earlier = await mails.claims(mailId);
  const progress = mailProgress(earlier);
  if (progress) {
    const isFinal = progress.state === 'sent' || progress.state === 'dead';
    if (isFinal || progress.nextAttemptAt > now.toISOString()) {
      await mails.update(mailId, progress);
      return undefined;
    }
  }
  const permit = await takePermit();
  if (!permit.ok) {
    await mails.update(mailId, { ...(progress ?? mail), nextAttemptAt: permit.failure.until });
    // Another sender may have got a permit and claimed it meanwhile, and the row was its.
    const claims = await mails.claims(mailId);
    const latest = claims.length > earlier.length ? mailProgress(claims) : undefined;
    if (latest) await mails.update(mailId, latest);
    return undefined;
  }
  const attempt = (earlier.at(-1)?.attempt ?? 0) + 1;
  const expiresAt = new Date(now.getTime() + leaseMs).toISOString();
  const claim = { id: `${mailId}:${attempt}`, mailId, attempt, owner, expiresAt };
  if (!(await mails.claim(claim))) {
    await permit.value.giveBack();
    return undefined;
  }
  const held = mailProgress([...earlier, claim]);
  if (held) await mails.update(mailId, held);
  return { claim, earlier, permit: permit.value };
}
