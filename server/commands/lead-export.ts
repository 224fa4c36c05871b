import type { Lead } from '@app/api/domain/leads/ports';
import { csvLine } from './csv.ts';

const columns = [
  ...['reference', 'kind', 'receivedAt', 'name', 'email', 'phone'],
  ...['suspect', 'sourcePath', 'consentVersion', 'details'],
];

/** Leads as a table; what has no column of its own is JSON in the last one. */
export const csvHeader = (): string => csvLine(columns);

export function csvRow(lead: Lead): string {
  const { customer, ...others } = record(lead.payload);
  const { name, email, phone, ...details } = { ...record(customer), ...others };
  return csvLine([
    ...[lead.reference, lead.kind, lead.receivedAt, text(name), text(email), text(phone)],
    ...[lead.suspect, lead.sourcePath, lead.consentVersion, JSON.stringify(details)],
  ]);
}

/** A lead as one line of JSON, without the handles that only the program needs. */
export function jsonLine({ id, token, fingerprint, answer, ...lead }: Lead): string {
  return `${JSON.stringify(lead)}\n`;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
