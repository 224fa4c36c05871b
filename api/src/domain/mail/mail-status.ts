import type { DeadMail, MailStatus } from '@app/contracts/mail-status';
import type { StoredReport } from '../assessments/ports.ts';
import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import type { OutboxEntry } from '../outbox/ports.ts';
import type { Store } from '../store.ts';
import { composeMail } from './compose-mail.ts';
import type { Letterhead } from './mail-content.ts';

const LISTED = 100;

/** How leads and their mails are named. */
interface Labels {
  readonly kindOf: KindOf;
  readonly letterhead: Letterhead;
}

/** How many mails are in which state, and the latest of those that are dead. */
export async function mailStatus(
  { leads, reports, outbox }: Pick<Store, 'leads' | 'reports' | 'outbox'>,
  { kindOf, letterhead }: Labels,
): Promise<MailStatus> {
  const dead = await outbox.dead(LISTED);
  const described = dead.map(async (mail) =>
    describe(mail, await leads.get(mail.leadId), await reports.get(mail.leadId), {
      kindOf,
      letterhead,
    }),
  );
  return { counts: { ...(await outbox.counts()) }, dead: await Promise.all(described) };
}

const describe = (
  mail: OutboxEntry,
  lead: Lead | undefined,
  report: StoredReport | undefined,
  { kindOf, letterhead }: Labels,
): DeadMail => ({
  purpose: mail.purpose,
  attempts: mail.attempts,
  lastError: mail.lastError,
  givenUpAt: mail.nextAttemptAt,
  lead: lead ? about(kindOf, lead) : null,
  letter: lead ? letter(kindOf, lead, mail.purpose, letterhead, report) : null,
});

const about = (kindOf: KindOf, lead: Lead) => ({
  kind: lead.kind,
  label: kindOf(lead)?.label ?? lead.kind,
  reference: lead.reference,
});

function letter(...mail: Parameters<typeof composeMail>): DeadMail['letter'] {
  try {
    const { to, subject } = composeMail(...mail);
    return { recipient: to.address, subject };
  } catch {
    // It may be dead because it cannot be written; that must not hide the other mails.
    return null;
  }
}
