import { mailProgress } from './mail-progress.ts';
import type { MailClaim, MailStore } from './ports.ts';

/** The right to send a mail once. */
export interface ClaimedAttempt {
  readonly claim: MailClaim;
  readonly earlier: readonly MailClaim[];
}

export interface Claimant {
  readonly owner: string;
  readonly now: Date;
  readonly leaseMs: number;
}

/**
 * Claims the next attempt of a mail that looks due. Returns undefined when the mail is sent, dead,
 * waiting or claimed by another sender; its row is then corrected. Two senders cannot get the same
 * attempt because the id of a claim is unique.
 */
export async function claimAttempt(
  mails: MailStore,
  mailId: string,
  { owner, now, leaseMs }: Claimant,
): Promise<ClaimedAttempt | undefined> {
  const earlier = await mails.claims(mailId);
  const progress = mailProgress(earlier);
  if (progress) {
    const isFinal = progress.state === 'sent' || progress.state === 'dead';
    if (isFinal || progress.nextAttemptAt > now.toISOString()) {
      await mails.update(mailId, progress);
      return undefined;
    }
  }
  const attempt = (earlier.at(-1)?.attempt ?? 0) + 1;
  const expiresAt = new Date(now.getTime() + leaseMs).toISOString();
  const claim = { id: `${mailId}:${attempt}`, mailId, attempt, owner, expiresAt };
  if (!(await mails.claim(claim))) return undefined;
  const held = mailProgress([...earlier, claim]);
  if (held) await mails.update(mailId, held);
  return { claim, earlier };
}
