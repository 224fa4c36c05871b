import { failed, type Result } from '@app/result';
import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import { chance, type Randomness } from '../randomness.ts';
import type { Store } from '../store.ts';
import { logFault } from '../store-down.ts';
import type { PermittedAttempt } from './claim-attempt.ts';
import type { Letterhead } from './mail-content.ts';
import { mailKey, messageId } from './mail-key.ts';
import type { Mail, MailFailure, MailMessage, MailTransport } from './ports.ts';
import { attemptOutcome, settleAttempt } from './settle-attempt.ts';
import { type MailReports, writeMail } from './write-mail.ts';

export interface DeliveryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface DeliveryDependencies {
  readonly kindOf: KindOf;
  readonly store: Pick<Store, 'leads' | 'mails'>;
  readonly reports: MailReports;
  readonly transport: MailTransport;
  readonly letterhead: Letterhead;
  readonly now: () => Date;
  readonly randomness: Randomness;
  readonly log: DeliveryLog;
  /** Waits after the store has failed, before the outcome is recorded again. */
  readonly pause: () => Promise<void>;
  readonly isStopping: () => boolean;
  /** Called after each attempt, for the traces of the operator. */
  readonly attempted?: (attempt: MailAttempt) => void;
}

/** An attempt to send a mail. It says nothing of who gets it. */
export interface MailAttempt {
  readonly purpose: Mail['purpose'];
  /** Id of the trace of the request, when this process took it. */
  readonly trace: string | undefined;
  readonly startedAt: Date;
  readonly ms: number;
  readonly outcome: 'sent' | 'failed' | 'dead';
}

/**
 * Sends a mail of a lead whose attempt is claimed, and records the outcome. Only a mail that was
 * accepted counts against the limits.
 * @param trace id of the trace of the request, when this process took it.
 */
export async function deliverMail(
  dependencies: DeliveryDependencies,
  lead: Lead,
  mail: Mail,
  attempt: PermittedAttempt,
  trace?: string,
): Promise<void> {
  const { kindOf, store, reports, letterhead, now, randomness, log } = dependencies;
  const key = mailKey(lead, mail.purpose);
  const startedAt = now();
  const sent = await send(dependencies, messageId(key, letterhead.from.address), () =>
    writeMail(kindOf, reports, lead, mail.purpose, letterhead),
  );
  const outcome = attemptOutcome(attempt, sent, now(), chance(randomness));
  const ms = now().getTime() - startedAt.getTime();
  dependencies.attempted?.({ purpose: mail.purpose, trace, startedAt, ms, outcome: outcome.kind });
  await record(dependencies, () => settleAttempt(store.mails, attempt, outcome));
  if (!sent.ok) await attempt.permit.giveBack();
  const { reference } = lead;
  const traced = trace ? { trace } : {};
  const fields = { mail: key, reference, attempt: attempt.claim.attempt, ...traced };
  switch (outcome.kind) {
    case 'sent':
      return log.info(fields, 'mail sent');
    case 'failed': {
      const { reason, retryAt } = outcome;
      return log.warn({ ...fields, reason, retryAt }, 'mail not sent, will be tried again');
    }
    case 'dead':
      return log.error(
        { ...fields, reason: outcome.reason },
        'mail is dead: it is not tried again',
      );
  }
}

/**
 * A fault while writing or sending counts as a failed attempt; otherwise the mail would be stuck.
 */
async function send(
  { transport }: DeliveryDependencies,
  messageId: string,
  write: () => Promise<MailMessage>,
): Promise<Result<void, MailFailure>> {
  try {
    return await transport.send(await write(), { messageId });
  } catch (fault) {
    // Only the name of the fault, because its message may contain text of the mail.
    const name = fault instanceof Error ? fault.name : 'unknown';
    return failed({ kind: 'temporary', reason: `fault while writing or sending: ${name}` });
  }
}

const LAST_TRIES = 5;

/**
 * Records an outcome, however long the store is unavailable, so that a mail that was accepted is
 * not sent twice while this process runs.
 */
async function record(
  { isStopping, log, pause }: DeliveryDependencies,
  settle: () => Promise<void>,
): Promise<void> {
  for (let triesLeft = LAST_TRIES; ; ) {
    try {
      return await settle();
    } catch (err) {
      if (isStopping()) triesLeft -= 1;
      if (triesLeft === 0) throw err;
      logFault(log, err, 'the outcome of a mail could not be recorded, trying again');
      await pause();
    }
  }
}
