import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { failed, success } from '@app/result';
import type { ReportStore, StoredReport } from '../../domain/assessments/ports.ts';
import { insertFirst, purgeOf, type Row } from './rows.ts';

const BATCH = 500;

/** Reports in the main file. A commit is on the disk before `insert` resolves. */
export function sqliteReports(db: DatabaseSync): ReportStore {
  const insert = db.prepare(`
    INSERT INTO reports (_id, received_at, markdown, source, urgent, made_at, wording, reading)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const byLead = db.prepare('SELECT * FROM reports WHERE _id = ?');
  const purge = purgeOf(db, 'reports', 'received_at', BATCH);

  return {
    async insert(report) {
      const present = insertFirst(insert, byLead, toValues(report));
      return present ? failed({ kind: 'exists', report: toReport(present) }) : success(undefined);
    },
    async get(leadId) {
      const row = byLead.get(leadId);
      return row && toReport(row);
    },
    async purgeBefore(receivedAt) {
      await purge(receivedAt);
    },
  };
}

const toValues = (report: StoredReport): [string, ...SQLInputValue[]] => [
  report.leadId,
  report.receivedAt,
  report.markdown,
  report.source,
  report.urgent ? 1 : 0,
  report.madeAt,
  report.wording ? JSON.stringify(report.wording) : null,
  report.reading ? JSON.stringify(report.reading) : null,
];

const toReport = (row: Row): StoredReport => ({
  leadId: String(row._id),
  receivedAt: String(row.received_at),
  markdown: String(row.markdown),
  source: row.source === 'model' ? 'model' : 'rules',
  urgent: row.urgent === 1,
  madeAt: String(row.made_at),
  ...(row.wording !== null && { wording: JSON.parse(String(row.wording)) }),
  ...(row.reading !== null && { reading: JSON.parse(String(row.reading)) }),
});
