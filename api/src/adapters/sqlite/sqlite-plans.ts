import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { failed, success } from '@app/result';
import type { PlanRevision, PlanStore, RevisionSummary } from '../../domain/plans/ports.ts';
import { readContent, revisionId, writeContent } from '../../domain/plans/stored-content.ts';
import { insertFirst, purgeOf, type Row } from './rows.ts';

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
  const purge = purgeOf(db, 'plan_revisions', 'created_at', BATCH);

  return {
    async insert(revision) {
      const present = insertFirst(insert, byId, toValues(revision));
      return present
        ? failed({ kind: 'exists', revision: toRevision(present) })
        : success(undefined);
    },
    async get(token, revision) {
      const row = byId.get(revisionId({ token, revision }));
      return row && toRevision(row);
    },
    list: async (token) => byToken.all(token).map(toSummary),
    async purgeBefore(createdAt) {
      await purge(createdAt);
    },
  };
}

const toValues = (revision: PlanRevision): [string, ...SQLInputValue[]] => [
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
