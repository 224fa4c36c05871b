import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { failed, success } from '@app/result';
import type { Lead, LeadStore } from '../../domain/leads/ports.ts';

type Row = Record<string, SQLOutputValue>;

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
  const purge = db.prepare(`
    DELETE FROM leads WHERE _id IN (
      SELECT _id FROM leads WHERE received_at < ? ORDER BY received_at LIMIT ${BATCH}
    )`);

  return {
    async insert(lead) {
      const { changes } = insert.run(...toValues(lead));
      if (changes === 1) return success(undefined);
      const row = byId.get(lead.id);
      if (!row) throw new Error('The lead whose id was taken at the insert no longer exists');
      return failed({ kind: 'exists', lead: toLead(row) });
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
    async purgeBefore(receivedAt) {
      let purged = 0;
      for (;;) {
        const { changes } = purge.run(receivedAt);
        purged += Number(changes);
        if (changes < BATCH) break;
        // Orders are written through this handle too, so they get a turn between two batches.
        await nextTurn();
      }
      // The write-ahead log still has the deleted rows. If a reader blocks this, the next purge
      // does it.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return purged;
    },
  };
}

const toValues = (lead: Lead) => [
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
