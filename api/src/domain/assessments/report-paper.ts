import type { Result } from '@app/result';
import { kindOf } from '../leads/lead-kinds.ts';
import type { Lead } from '../leads/ports.ts';
import type { MailAttachment } from '../mail/ports.ts';
import type { StoredReport } from './ports.ts';

/** Makes PDFs of Markdown, outside of the thread that answers requests. */
export interface PaperMaker {
  /** The bytes of a PDF. The same arguments give the same bytes. */
  make(markdown: string, meta: PaperMeta): Promise<Result<Uint8Array, PaperFailure>>;
}

export interface PaperMeta {
  readonly title: string;
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly source: StoredReport['source'];
}

export interface PaperFailure {
  /** For the operator. */
  readonly reason: string;
}

/** The report of a lead as an attachment of a mail; nothing when the PDF cannot be made. */
export async function reportPaper(
  paper: PaperMaker | undefined,
  log: { error(fields: object, message: string): void },
  lead: Lead,
  { markdown, source }: StoredReport,
): Promise<MailAttachment | undefined> {
  if (!paper) return undefined;
  const { reference, receivedAt } = lead;
  const title = kindOf(lead)?.label ?? '';
  const made = await paper.make(markdown, { title, reference, receivedAt, source });
  if (!made.ok) {
    const { reason } = made.failure;
    log.error({ reference, reason }, 'a report goes without its PDF, which could not be made');
    return undefined;
  }
  const name = `${reference.toLowerCase().replace(/[^a-z0-9-]/g, '')}.pdf`;
  return { name, type: 'application/pdf', content: made.value };
}
