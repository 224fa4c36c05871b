import { type Result, success } from '@app/result';
import type { SiteConfig } from '@app/site/site-config';
import { shortCaution } from '@app/wording/cautions';
import type { Lead } from '../leads/ports.ts';
import type { MailAttachment } from '../mail/ports.ts';
import type { PaperFailure, PaperMaker } from '../paper/paper-maker.ts';
import type { StoredReport } from './ports.ts';

export interface ReportFileDependencies {
  readonly paper: Pick<PaperMaker, 'make'>;
  readonly site: Pick<SiteConfig, 'company' | 'accent'>;
}

/** The report of a lead as a PDF file that is named by its reference. */
export async function reportFile(
  { paper, site: { company, accent } }: ReportFileDependencies,
  { reference, receivedAt }: Lead,
  { markdown, source }: StoredReport,
): Promise<Result<MailAttachment, PaperFailure>> {
  const caution = shortCaution(source);
  const details = { reference, createdAt: receivedAt, caution, company, accent };
  const made = await paper.make(markdown, details);
  if (!made.ok) return made;
  const name = `${reference.toLowerCase().replace(/[^a-z0-9-]/g, '')}.pdf`;
  return success({ name, type: 'application/pdf', content: made.value });
}
