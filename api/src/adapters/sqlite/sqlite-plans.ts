import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { failed, success } from '@app/result';
import type { PlanRevision, PlanStore, RevisionSummary } from '../../domain/plans/ports.ts';
import { readContent, revisionId, writeContent } from '../../domain/plans/stored-content.ts';

type Row = Record<string, SQLOutputValue>;

/** Each may have a hundred kilobytes. */
const BATCH = 100;

/** Saved plans in the main file, a row for each revision. A commit is on the disk before `insert` resolves. */
export function sqlitePlans(db: DatabaseSync): PlanStore {
  const insert = db.prepare(`
    INSERT INTO plan_revisions (_id, token, revision, created_at, total, key, fingerprint, content)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const byId = db.prepare('SELECT * FROM plan_revisions WHERE _id = ?');
  const byToken = db.prepare(`
    SELECT revision, created_at, total, key, fingerprint FROM plan_revisions
    WHERE token = ? ORDER BY revision`);
  const purge = db.prepare(`
    DELETE FROM plan_revisions WHERE _id IN (
      SELECT _id FROM plan_revisions WHERE created_at < ? ORDER BY created_at LIMIT ${BATCH}
    )`);

  return {
    async insert(revision) {
      const { changes } = insert.run(...toValues(revision));
      if (changes === 1) return success(undefined);
      const row = byId.get(revisionId(revision));
      if (!row) throw new Error('The revision whose id was taken at the insert no longer exists');
      return failed({ kind: 'exists', revision: toRevision(row) });
    },
    async get(token, revision) {
      const row = byId.get(revisionId({ token, revision }));
      return row && toRevision(row);
    },
    list: async (token) => byToken.all(token).map(toSummary),
    async purgeBefore(createdAt) {
      while (purge.run(createdAt).changes === BATCH) {
        // Orders are written through this handle too, so they get a turn between two batches.
        await nextTurn();
      }
      // The write-ahead log still has the deleted rows. If a reader blocks this, the next purge
      // does it.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
  };
}

const toValues = (revision: PlanRevision) => [
  revisionId(revision),
  revision.token,
  revision.revision,
  revision.createdAt,
  revision.total,
  revision.key,
  revision.fingerprint,
  writeContent(revision),
];

const toRevision = (row: Row): PlanRevision => ({
  token: String(row.token),
  ...toSummary(row),
  ...readContent(String(row.content)),
});

const toSummary = (row: Row): RevisionSummary => ({
  revision: Number(row.revision),
  createdAt: String(row.created_at),
  total: Number(row.total),
  key: String(row.key),
  fingerprint: String(row.fingerprint),
});
