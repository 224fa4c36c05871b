import {
  type DeadMail,
  type MailStatus,
  mailStatusTexts,
  type Waiting,
} from '@app/contracts/mail-status';
import type { StoredReport } from '../assessments/ports.ts';
import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import { ORDER, type OutboxEntry, URGENT } from '../outbox/ports.ts';
import type { Store } from '../store.ts';
import { WEBHOOK } from '../webhook/webhook-delivery.ts';
import { composeMail } from './compose-mail.ts';
import type { Letterhead } from './mail-content.ts';

const LISTED = 100;

/** How leads and their mails are named. */
interface Labels {
  readonly kindOf: KindOf;
  readonly letterhead: Letterhead;
}

/** All that waits, whenever it may be tried. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** How many mails and webhooks are in which state, what waits, and the latest of those that are dead. */
export async function mailStatus(
  { leads, reports, outbox }: Pick<Store, 'leads' | 'reports' | 'outbox'>,
  labels: Labels,
): Promise<MailStatus> {
  const described = (entries: readonly OutboxEntry[]) =>
    Promise.all(
      entries.map(async (entry) => ({
        entry,
        ...describe(entry, await leads.get(entry.leadId), await reports.get(entry.leadId), labels),
      })),
    );
  const [all, webhooks] = [await outbox.counts(), await outbox.counts(WEBHOOK)];
  const dead = await described(await outbox.dead(LISTED));
  const waiting = await described(await outbox.due(END_OF_TIME, LISTED));
  return {
    counts: {
      pending: all.pending - webhooks.pending,
      sent: all.sent - webhooks.sent,
      failed: all.failed - webhooks.failed,
      dead: all.dead - webhooks.dead,
    },
    webhooks: { ...webhooks },
    dead: dead.map(({ entry, ...mail }): DeadMail => ({ ...mail, givenUpAt: entry.nextAttemptAt })),
    waiting: waiting.map(
      ({ entry: { priority = 0, nextAttemptAt }, ...mail }): Waiting => ({
        ...mail,
        priority: priority >= URGENT ? 'urgent' : priority >= ORDER ? 'order' : 'other',
        nextAttemptAt,
      }),
    ),
  };
}

const describe = (
  { purpose, attempts, lastError }: OutboxEntry,
  lead: Lead | undefined,
  report: StoredReport | undefined,
  { kindOf, letterhead }: Labels,
): Omit<DeadMail, 'givenUpAt'> => ({
  purpose,
  attempts,
  lastError,
  lead: lead ? about(kindOf, lead) : null,
  letter: lead ? letter(kindOf, lead, purpose, letterhead, report) : null,
});

const about = (kindOf: KindOf, lead: Lead) => ({
  kind: lead.kind,
  label: kindOf(lead)?.label ?? lead.kind,
  reference: lead.reference,
});

function letter(...mail: Parameters<typeof composeMail>): DeadMail['letter'] {
  const [kindOf, lead, purpose] = mail;
  if (purpose === WEBHOOK) {
    const { label, reference } = about(kindOf, lead);
    return { recipient: mailStatusTexts.webhook, subject: `${label} ${reference}` };
  }
  try {
    const { to, subject } = composeMail(...mail);
    return { recipient: to.address, subject };
  } catch {
    // It may be dead because it cannot be written; that must not hide the other mails.
    return null;
  }
}
