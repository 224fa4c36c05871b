import type { StoredReport } from '../assessments/ports.ts';
import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import { attachmentOf, composeMail } from './compose-mail.ts';
import type { Letterhead } from './mail-content.ts';
import type { MailAttachment, MailMessage } from './ports.ts';

/** What the mails of a lead need of its report or its plan. */
export interface MailReports {
  /** False while the report is being made; the mails of its lead wait for it. */
  ready(lead: Lead): Promise<boolean>;
  /** The stored report of a lead. */
  find(lead: Lead): Promise<StoredReport | undefined>;
  /** The report on paper; nothing when it could not be made, which is logged. */
  paper(lead: Lead, report: StoredReport): Promise<MailAttachment | undefined>;
  /** The saved plan of a lead on paper; nothing when there is none any more, which is logged. */
  plan(lead: Lead): Promise<MailAttachment | undefined>;
}

/** A mail of a lead with its attachments. Rejects when `composeMail` throws. */
export async function writeMail(
  kindOf: KindOf,
  reports: MailReports,
  lead: Lead,
  purpose: string,
  letterhead: Letterhead,
): Promise<MailMessage> {
  const report = await reports.find(lead);
  const message = composeMail(kindOf, lead, purpose, letterhead, report);
  const paper = await paperOf(reports, lead, attachmentOf(kindOf, lead, purpose), report);
  return paper ? { ...message, attachments: [paper] } : message;
}

async function paperOf(
  reports: MailReports,
  lead: Lead,
  attached: ReturnType<typeof attachmentOf>,
  report: StoredReport | undefined,
): Promise<MailAttachment | undefined> {
  switch (attached) {
    case 'report':
      return report && reports.paper(lead, report);
    case 'plan':
      return reports.plan(lead);
    case undefined:
      return undefined;
  }
}
