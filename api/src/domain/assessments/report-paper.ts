import type { Lead } from '../leads/ports.ts';
import type { MailAttachment } from '../mail/ports.ts';
import type { StoredReport } from './ports.ts';
import { type ReportFileDependencies, reportFile } from './report-file.ts';

export interface ReportPaperDependencies extends ReportFileDependencies {
  readonly log: { error(fields: object, message: string): void };
}

/**
 * The report of a lead as an attachment of a mail. Nothing when no PDF can be made of it, because the
 * mail has the whole text. Throws when one can be made later, so that the mail is tried again.
 */
export async function reportPaper(
  { log, ...dependencies }: ReportPaperDependencies,
  lead: Lead,
  report: StoredReport,
): Promise<MailAttachment | undefined> {
  const made = await reportFile(dependencies, lead, report);
  if (made.ok) return made.value;
  const { kind } = made.failure;
  if (kind === 'busy' || kind === 'stopped') throw new Error(`No PDF can be made now: ${kind}`);
  log.error({ ...made.failure, reference: lead.reference }, 'a report is mailed without its PDF');
  return undefined;
}
