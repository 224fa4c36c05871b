import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { failed, success } from '@app/result';
import type { ReportStore, StoredReport } from '../../domain/assessments/ports.ts';

type Row = Record<string, SQLOutputValue>;

const BATCH = 500;

/** Reports in the main file. A commit is on the disk before `insert` resolves. */
export function sqliteReports(db: DatabaseSync): ReportStore {
  const insert = db.prepare(`
    INSERT INTO reports (_id, received_at, markdown, source, urgent, engine_version, made_at, wording)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const byLead = db.prepare('SELECT * FROM reports WHERE _id = ?');
  const purge = db.prepare(`
    DELETE FROM reports WHERE _id IN (
      SELECT _id FROM reports WHERE received_at < ? ORDER BY received_at LIMIT ${BATCH}
    )`);

  return {
    async insert(report) {
      const { changes } = insert.run(...toValues(report));
      if (changes === 1) return success(undefined);
      const row = byLead.get(report.leadId);
      if (!row) throw new Error('The report whose lead was taken at the insert no longer exists');
      return failed({ kind: 'exists', report: toReport(row) });
    },
    async get(leadId) {
      const row = byLead.get(leadId);
      return row && toReport(row);
    },
    async purgeBefore(receivedAt) {
      while (purge.run(receivedAt).changes === BATCH) {
        // Orders are written through this handle too, so they get a turn between two batches.
        await nextTurn();
      }
      // The write-ahead log still has the deleted rows. If a reader blocks this, the next purge
      // does it.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
  };
}

const toValues = (report: StoredReport) => [
  report.leadId,
  report.receivedAt,
  report.markdown,
  report.source,
  report.urgent ? 1 : 0,
  report.engineVersion,
  report.madeAt,
  report.wording ? JSON.stringify(report.wording) : null,
];

const toReport = (row: Row): StoredReport => ({
  leadId: String(row._id),
  receivedAt: String(row.received_at),
  markdown: String(row.markdown),
  source: row.source === 'model' ? 'model' : 'rules',
  urgent: row.urgent === 1,
  engineVersion: Number(row.engine_version),
  madeAt: String(row.made_at),
  ...(row.wording !== null && { wording: JSON.parse(String(row.wording)) }),
});
