import { readdirSync, readFileSync } from 'node:fs';
import type { Lead } from '../src/domain/leads/ports.ts';

export interface StoredLead {
  readonly kind: string;
  readonly version: number;
  readonly lead: Lead;
}

const folder = new URL('./stored-leads/', import.meta.url);

/**
 * A lead of every kind in every version of its record, as the program of its time stored it. The
 * files never change. A new kind or version adds one: `<kind>.v<version>.json`.
 */
export const storedLeads: readonly StoredLead[] = readdirSync(folder)
  .toSorted()
  .map((file) => {
    const [kind = '', version] = file.split('.');
    const lead = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Lead;
    return { kind, version: Number(version?.slice(1)), lead };
  });

/** A lead that a newer program has recorded. */
export const unknownLead = (changes: Partial<Lead> = {}): Lead => ({
  id: 'unknown-0001',
  kind: 'hologram',
  reference: 'HOL-7K3F-92QD',
  token: 'e'.repeat(32),
  receivedAt: '2025-06-01T08:00:00.000Z',
  fingerprint: 'f'.repeat(64),
  consentVersion: '2025-03-19',
  sourcePath: '/hologram',
  suspect: false,
  payload: { version: 3, who: 'Thandi' },
  answer: { success: true },
  ...changes,
});

/** A lead of a known kind whose record has a version that only a newer program can read. */
export const newerLead = (changes: Partial<Lead> = {}): Lead =>
  unknownLead({ id: 'newer-00001', kind: 'contact', payload: { version: 99 }, ...changes });
