import type { SiteConfig } from '@app/site/site-config';
import type { Lead } from '../leads/ports.ts';
import type { MailAttachment } from '../mail/ports.ts';
import type { PaperMaker } from '../paper/paper-maker.ts';
import type { StoredReport } from './ports.ts';
import { shortCaution } from './report-caution.ts';

export interface ReportPaperDependencies {
  readonly paper: Pick<PaperMaker, 'make'>;
  readonly site: Pick<SiteConfig, 'company' | 'accent'>;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * The report of a lead as an attachment of a mail. Nothing when no PDF can be made of it, because the
 * mail has the whole text. Throws when one can be made later, so that the mail is tried again.
 */
export async function reportPaper(
  { paper, site: { company, accent }, log }: ReportPaperDependencies,
  { reference, receivedAt }: Lead,
  { markdown, source }: StoredReport,
): Promise<MailAttachment | undefined> {
  const caution = shortCaution(source);
  const details = { reference, createdAt: receivedAt, caution, company, accent };
  const made = await paper.make(markdown, details);
  if (made.ok) {
    const name = `${reference.toLowerCase().replace(/[^a-z0-9-]/g, '')}.pdf`;
    return { name, type: 'application/pdf', content: made.value };
  }
  const { kind } = made.failure;
  if (kind === 'busy' || kind === 'stopped') throw new Error(`No PDF can be made now: ${kind}`);
  log.error({ ...made.failure, reference }, 'a report is mailed without its PDF');
  return undefined;
}
