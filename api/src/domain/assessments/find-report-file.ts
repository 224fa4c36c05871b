import { failed, type Result } from '@app/result';
import type { LeadStore } from '../leads/ports.ts';
import type { MailAttachment } from '../mail/ports.ts';
import type { PaperFailure } from '../paper/paper-maker.ts';
import { type ReportFileDependencies, reportFile } from './report-file.ts';
import type { Reports } from './reports.ts';

export interface FindReportFileDependencies extends ReportFileDependencies {
  readonly leads: Pick<LeadStore, 'findByToken'>;
  readonly reports: Pick<Reports, 'find'>;
}

const tokenShape = /^[0-9a-f]{32}$/;

/** The report whose link has this token, as a PDF file. */
export async function findReportFile(
  { leads, reports, ...dependencies }: FindReportFileDependencies,
  token: string,
): Promise<Result<MailAttachment, { readonly kind: 'not-found' } | PaperFailure>> {
  const lead = tokenShape.test(token) ? await leads.findByToken(token) : undefined;
  const report = lead && (await reports.find(lead));
  if (!lead || !report) return failed({ kind: 'not-found' });
  return reportFile(dependencies, lead, report);
}
