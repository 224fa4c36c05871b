import { failed, type Result } from '@app/result';
import type { Randomness } from '../randomness.ts';
import type { Store } from '../store.ts';
import type { ClaimedAttempt } from './claim-attempt.ts';
import { composeMail } from './compose-mail.ts';
import type { Letterhead } from './mail-content.ts';
import { mailKey, messageId } from './mail-key.ts';
import type { Mail, MailFailure, MailTransport } from './ports.ts';
import { attemptOutcome, settleAttempt } from './settle-attempt.ts';

export interface DeliveryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface DeliveryDesk {
  readonly store: Pick<Store, 'leads' | 'mails'>;
  readonly transport: MailTransport;
  readonly letterhead: Letterhead;
  readonly now: () => Date;
  readonly randomness: Randomness;
  readonly log: DeliveryLog;
  /** Waits before an outcome is recorded again after the store has failed. */
  readonly pause: () => Promise<void>;
  readonly isStopping: () => boolean;
}

/** Sends a mail whose attempt is claimed, and records what came of it. */
export async function deliverMail(
  desk: DeliveryDesk,
  mail: Mail,
  attempt: ClaimedAttempt,
): Promise<void> {
  const lead = await desk.store.leads.get(mail.leadId);
  if (!lead) {
    await desk.store.mails.remove([mail.id]);
    return desk.log.info({ purpose: mail.purpose }, 'mail dropped: its lead was deleted');
  }
  const key = mailKey(lead, mail.purpose);
  const sent = await send(desk, () => ({
    message: composeMail(lead, mail.purpose, desk.letterhead),
    messageId: messageId(key, desk.letterhead.from.address),
  }));
  const outcome = attemptOutcome(attempt, sent, desk.now(), chance(desk.randomness));
  await record(desk, () => settleAttempt(desk.store.mails, attempt, outcome));
  const fields = { mail: key, reference: lead.reference, attempt: attempt.claim.attempt };
  switch (outcome.kind) {
    case 'sent':
      return desk.log.info(fields, 'mail sent');
    case 'failed': {
      const { reason, retryAt } = outcome;
      return desk.log.warn({ ...fields, reason, retryAt }, 'mail not sent, will be tried again');
    }
    case 'dead':
      return desk.log.error({ ...fields, reason: outcome.reason }, 'mail is dead: nobody gets it');
  }
}

type Send = MailTransport['send'];

/** A fault in writing or sending is a failed attempt like any other, or the mail would be stuck. */
async function send(
  { transport }: DeliveryDesk,
  write: () => { message: Parameters<Send>[0]; messageId: string },
): Promise<Result<void, MailFailure>> {
  try {
    const { message, messageId } = write();
    return await transport.send(message, { messageId });
  } catch (fault) {
    // Only its name: the message of a fault may repeat what the mail says.
    const name = fault instanceof Error ? fault.name : 'unknown';
    return failed({ kind: 'temporary', reason: `fault while writing or sending: ${name}` });
  }
}

const LAST_TRIES = 5;

/**
 * Records an outcome, however long the store is away: as long as this process lives, a mail that
 * was accepted is not sent twice.
 */
async function record(desk: DeliveryDesk, settle: () => Promise<void>): Promise<void> {
  for (let triesLeft = LAST_TRIES; ; ) {
    try {
      return await settle();
    } catch (err) {
      if (desk.isStopping()) triesLeft -= 1;
      if (triesLeft === 0) throw err;
      desk.log.error({ err }, 'the outcome of a mail could not be recorded, trying again');
      await desk.pause();
    }
  }
}

const chance = (randomness: Randomness): number => Number.parseInt(randomness.hex(4), 16) / 2 ** 32;
