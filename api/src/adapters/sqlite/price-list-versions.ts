import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { failed, type Result, success } from '@app/result';
import { KEPT_CHANGES, KEPT_VERSIONS } from '../../domain/catalogue/kept-versions.ts';
import type {
  ActivationFailure,
  NewChange,
  PreviewedVersion,
  PriceListChange,
  PriceListVersion,
} from '../../domain/catalogue/ports.ts';
import type { Activation } from '../change-lists.ts';
import { inTransaction } from './transaction.ts';

type Row = Record<string, SQLOutputValue>;

/** The sealed versions, and which one readers get: rows of the main file. */
export interface PriceListVersions {
  active(): PriceListVersion | undefined;
  has(versionId: string): boolean;
  /** Records a version whose file is complete, as staged. */
  seal(version: PriceListVersion, preview: string | undefined): void;
  previews(): readonly PreviewedVersion[];
  /** Ids of staged versions that were sealed before a time. */
  stagedBefore(time: string): readonly string[];
  changes(limit: number): readonly PriceListChange[];
  /** Points readers at this version. */
  activate(versionId: string, change: NewChange): Result<Activation, ActivationFailure>;
  /** Deletes a staged version; false when it is not staged. */
  discard(versionId: string): boolean;
}

const STAGED = 'price_list_staged s JOIN price_list_versions v ON v.id = s.id';

export function priceListVersions(db: DatabaseSync): PriceListVersions {
  const byId = db.prepare('SELECT * FROM price_list_versions WHERE id = ?');
  const insert = db.prepare(
    'INSERT INTO price_list_versions (id, imported_at, product_count) VALUES (?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM price_list_versions WHERE id = ?');
  const stage = db.prepare('INSERT INTO price_list_staged (id, preview) VALUES (?, ?)');
  const unstage = db.prepare('DELETE FROM price_list_staged WHERE id = ?');
  const previewed = db.prepare(
    `SELECT v.*, s.preview FROM ${STAGED} WHERE s.preview IS NOT NULL ORDER BY v.id DESC`,
  );
  const sealedBefore = db.prepare(`SELECT v.id FROM ${STAGED} WHERE v.imported_at < ?`);
  const newest = db.prepare(`
    SELECT c.*, v.id, v.imported_at, v.product_count
    FROM price_list_changes c LEFT JOIN price_list_versions v ON v.id = c.version_id
    ORDER BY c.number DESC LIMIT ?`);
  const change = db.prepare(
    'INSERT INTO price_list_changes (number, version_id, at, record) VALUES (?, ?, ?, ?)',
  );
  const trim = db.prepare('DELETE FROM price_list_changes WHERE number <= ?');
  const forget = db.prepare(`
    DELETE FROM price_list_versions WHERE id NOT IN (SELECT id FROM price_list_staged) AND id NOT IN (
      SELECT version_id FROM price_list_changes
      GROUP BY version_id ORDER BY max(number) DESC LIMIT ${KEPT_VERSIONS}
    ) RETURNING id`);
  const changes = (limit: number) => newest.all(limit).map(toChange);

  return {
    active: () => changes(1)[0]?.version,
    has: (versionId) => byId.get(versionId) !== undefined,
    seal: ({ id, importedAt, productCount }, preview) =>
      inTransaction(db, () => {
        insert.run(id, importedAt, productCount);
        stage.run(id, preview ?? null);
      }),
    previews: () =>
      previewed.all().map((row) => ({ version: toVersion(row), preview: String(row.preview) })),
    stagedBefore: (time) => sealedBefore.all(time).map(({ id }) => String(id)),
    changes,
    activate: (versionId, { after, at, record }) =>
      inTransaction(db, () => {
        const row = byId.get(versionId);
        if (!row) return failed('gone');
        if ((changes(1)[0]?.number ?? 0) !== after) return failed('overtaken');
        unstage.run(versionId);
        change.run(after + 1, versionId, at, record);
        trim.run(after + 1 - KEPT_CHANGES);
        const forgotten = forget.all().map(({ id }) => String(id));
        return success({ version: toVersion(row), forgotten });
      }),
    discard: (versionId) =>
      inTransaction(db, () => {
        if (unstage.run(versionId).changes === 0) return false;
        remove.run(versionId);
        return true;
      }),
  };
}

const toVersion = (row: Row): PriceListVersion => ({
  id: String(row.id),
  importedAt: String(row.imported_at),
  productCount: Number(row.product_count),
});

const toChange = (row: Row): PriceListChange => ({
  number: Number(row.number),
  versionId: String(row.version_id),
  version: row.id === null ? undefined : toVersion(row),
  at: String(row.at),
  record: String(row.record),
});
