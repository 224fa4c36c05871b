import type { StoredReport } from '@app/api/domain/assessments/ports';
import type { Visitor } from '@app/api/domain/leads/lead-declaration';
import type { Lead } from '@app/api/domain/leads/ports';
import { kindOf } from '@app/api/lead-kinds';
import { csvFile, csvLine } from '@app/contracts/csv';

const columns = [
  ...['reference', 'kind', 'receivedAt', 'name', 'email', 'phone'],
  ...['suspect', 'sourcePath', 'consentVersion', 'details', 'report'],
];

/** The beginning of the table of leads: its first line. */
export const csvHeader = (): string => csvFile([columns]);

/**
 * A lead as a line of the table: what its kind says about the visitor, all else as JSON in one column,
 * and the Markdown of its report in the last. When this program cannot read the record, the whole
 * payload is there.
 */
export function csvRow(lead: Lead, report?: StoredReport): string {
  const read = kindOf(lead)?.read(lead);
  const { visitor, details } = read?.ok ? read.value : { visitor: {}, details: lead.payload };
  const { name = '', email = '', phone = '' }: Partial<Visitor> = visitor;
  return csvLine([
    ...[lead.reference, lead.kind, lead.receivedAt, name, email, phone],
    ...[lead.suspect, lead.sourcePath, lead.consentVersion, JSON.stringify(details)],
    report?.markdown ?? '',
  ]);
}

/** A lead and its report as one line of JSON, without the fields that only the program needs. */
export function jsonLine(
  { id, token, fingerprint, answer, ...lead }: Lead,
  stored?: StoredReport,
): string {
  if (!stored) return `${JSON.stringify(lead)}\n`;
  const { leadId, receivedAt, ...report } = stored;
  return `${JSON.stringify({ ...lead, report })}\n`;
}
