import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { failed, success } from '@app/result';
import type { Lead, LeadStore } from '../../domain/leads/ports.ts';
import { insertFirst, purgeOf, type Row } from './rows.ts';

const BATCH = 500;

/** Leads in the main file. A commit is on the disk before `insert` resolves. */
export function sqliteLeads(db: DatabaseSync): LeadStore {
  const insert = db.prepare(`
    INSERT INTO leads (_id, kind, reference, token, received_at, fingerprint, consent_version,
      source_path, suspect, payload, answer)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const byId = db.prepare('SELECT * FROM leads WHERE _id = ?');
  const byToken = db.prepare('SELECT * FROM leads WHERE token = ?');
  const after = db.prepare(`
    SELECT * FROM leads WHERE (received_at, _id) > (?, ?) ORDER BY received_at, _id LIMIT ${BATCH}`);

  return {
    async insert(lead) {
      const present = insertFirst(insert, byId, toValues(lead));
      return present ? failed({ kind: 'exists', lead: toLead(present) }) : success(undefined);
    },
    async get(id) {
      const row = byId.get(id);
      return row && toLead(row);
    },
    async findByToken(token) {
      const row = byToken.get(token);
      return row && toLead(row);
    },
    async *since(receivedAt) {
      let from: [receivedAt: string, id: string] = [receivedAt, ''];
      for (;;) {
        const leads = after.all(...from).map(toLead);
        yield* leads;
        const last = leads.at(-1);
        if (!last || leads.length < BATCH) return;
        from = [last.receivedAt, last.id];
      }
    },
    purgeBefore: purgeOf(db, 'leads', 'received_at', BATCH),
  };
}

const toValues = (lead: Lead): [string, ...SQLInputValue[]] => [
  lead.id,
  lead.kind,
  lead.reference,
  lead.token,
  lead.receivedAt,
  lead.fingerprint,
  lead.consentVersion,
  lead.sourcePath,
  lead.suspect ? 1 : 0,
  JSON.stringify(lead.payload ?? null),
  JSON.stringify(lead.answer ?? null),
];

const toLead = (row: Row): Lead => ({
  id: String(row._id),
  kind: String(row.kind),
  reference: String(row.reference),
  token: String(row.token),
  receivedAt: String(row.received_at),
  fingerprint: String(row.fingerprint),
  consentVersion: String(row.consent_version),
  sourcePath: String(row.source_path),
  suspect: row.suspect === 1,
  payload: JSON.parse(String(row.payload)),
  answer: JSON.parse(String(row.answer)),
});
