import type { Visitor } from '@app/api/domain/leads/lead-declaration';
import { kindOf } from '@app/api/domain/leads/lead-kinds';
import type { Lead } from '@app/api/domain/leads/ports';
import { csvLine } from './csv.ts';

const columns = [
  ...['reference', 'kind', 'receivedAt', 'name', 'email', 'phone'],
  ...['suspect', 'sourcePath', 'consentVersion', 'details'],
];

/** Without this mark Excel does not read the table as UTF-8, and shows "Zoë" as "ZoÃ«". */
const BYTE_ORDER_MARK = '\u{feff}';

/** The beginning of the table of leads: its first line. */
export const csvHeader = (): string => BYTE_ORDER_MARK + csvLine(columns);

/**
 * A lead as a line of the table: what its kind says about the visitor, and all else as JSON in the last
 * column. When this program cannot read the record, the whole payload is there.
 */
export function csvRow(lead: Lead): string {
  const read = kindOf(lead)?.read(lead);
  const { visitor, details } = read?.ok ? read.value : { visitor: {}, details: lead.payload };
  const { name = '', email = '', phone = '' }: Partial<Visitor> = visitor;
  return csvLine([
    ...[lead.reference, lead.kind, lead.receivedAt, name, email, phone],
    ...[lead.suspect, lead.sourcePath, lead.consentVersion, JSON.stringify(details)],
  ]);
}

/** A lead as one line of JSON, without the fields that only the program needs. */
export function jsonLine({ id, token, fingerprint, answer, ...lead }: Lead): string {
  return `${JSON.stringify(lead)}\n`;
}
