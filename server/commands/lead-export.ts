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

/** A lead as one line of JSON, without the fields that only the program needs. */
export function jsonLine({ id, token, fingerprint, answer, ...lead }: Lead): string {
  return `${JSON.stringify(lead)}\n`;
}

/**
 * The first moment of a day in Johannesburg, which is always two hours ahead of UTC; nothing when
 * the text is no day of the form 2026-11-01.
 */
export function startOfDay(day: string | undefined): string | undefined {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const moment = new Date(`${day}T00:00:00+02:00`);
  const sameDay = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && sameDay.toISOString().startsWith(day);
  return exists ? moment.toISOString() : undefined;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
