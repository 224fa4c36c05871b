import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { failed, success } from '@app/result';
import type { ReportStore, StoredReport } from '../../domain/assessments/ports.ts';
import { laterVersions, reportId } from '../entry-ids.ts';
import { insertFirst, purgeOf, type Row } from './rows.ts';

const BATCH = 500;

/** Reports in the main file. A commit is on the disk before `insert` resolves. */
export function sqliteReports(db: DatabaseSync): ReportStore {
  const insert = db.prepare(`
    INSERT INTO reports (_id, received_at, markdown, source, urgent, made_at, wording, reading, version, correction)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const byId = db.prepare('SELECT * FROM reports WHERE _id = ?');
  const byLead = db.prepare(
    'SELECT * FROM reports WHERE _id = ? OR (_id > ? AND _id < ?) ORDER BY version',
  );
  const versions = (leadId: string) =>
    byLead.all(leadId, ...laterVersions(leadId)).map((row) => toReport(leadId, row));
  const purge = purgeOf(db, 'reports', 'received_at', BATCH);

  return {
    async insert(report) {
      const present = insertFirst(insert, byId, toValues(report));
      return present
        ? failed({ kind: 'exists', report: toReport(report.leadId, present) })
        : success(undefined);
    },
    async get(leadId) {
      return versions(leadId).at(-1);
    },
    versions: async (leadId) => versions(leadId),
    async purgeBefore(receivedAt) {
      await purge(receivedAt);
    },
  };
}

const toValues = (report: StoredReport): [string, ...SQLInputValue[]] => [
  reportId(report.leadId, report.version),
  report.receivedAt,
  report.markdown,
  report.source,
  report.urgent ? 1 : 0,
  report.madeAt,
  report.wording ? JSON.stringify(report.wording) : null,
  report.reading ? JSON.stringify(report.reading) : null,
  report.version ?? 1,
  report.correction ? JSON.stringify(report.correction) : null,
];

const toReport = (leadId: string, row: Row): StoredReport => ({
  leadId,
  receivedAt: String(row.received_at),
  markdown: String(row.markdown),
  source: row.source === 'model' ? 'model' : 'rules',
  urgent: row.urgent === 1,
  madeAt: String(row.made_at),
  ...(row.wording !== null && { wording: JSON.parse(String(row.wording)) }),
  ...(row.reading !== null && { reading: JSON.parse(String(row.reading)) }),
  ...(row.version !== 1 && { version: Number(row.version) }),
  ...(row.correction !== null && { correction: JSON.parse(String(row.correction)) }),
});
