import { failed, type Result } from '@app/result';
import type { Lead, LeadStore } from '../leads/ports.ts';
import type { MailAttachment } from '../mail/ports.ts';
import type { PaperFailure } from '../paper/paper-maker.ts';
import { type ReportFileDependencies, reportFile } from './report-file.ts';
import type { Reports } from './reports.ts';

export interface FindReportFileDependencies extends ReportFileDependencies {
  readonly leads: Pick<LeadStore, 'findByToken'>;
  readonly reports: Pick<Reports, 'find' | 'version'>;
}

const tokenShape = /^[0-9a-f]{32}$/;

/** The lead whose report has this token in its link. */
export const findReportLead = async (
  leads: Pick<LeadStore, 'findByToken'>,
  token: string,
): Promise<Lead | undefined> => (tokenShape.test(token) ? leads.findByToken(token) : undefined);

/** The report whose link has this token, as a PDF file: its newest version, or the one that is named. */
export async function findReportFile(
  { leads, reports, ...dependencies }: FindReportFileDependencies,
  token: string,
  version?: number,
): Promise<Result<MailAttachment, { readonly kind: 'not-found' } | PaperFailure>> {
  const lead = await findReportLead(leads, token);
  const report = lead && (await (version ? reports.version(lead, version) : reports.find(lead)));
  if (!lead || !report) return failed({ kind: 'not-found' });
  return reportFile(dependencies, lead, report);
}
