import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { PriceListVersion } from '../../domain/catalogue/ports.ts';
import { inTransaction } from './transaction.ts';

/** Versions that are kept, the active one included, so that readers of an older list can finish. */
const KEPT = 3;

/** The versions that exist, and which one readers get: rows of the main file. */
export interface PriceListVersions {
  active(): PriceListVersion | undefined;
  has(versionId: string): boolean;
  /** Points readers at this version; returns the ids of the old versions that it deleted. */
  activate(version: PriceListVersion): readonly string[];
}

export function priceListVersions(db: DatabaseSync): PriceListVersions {
  const newest = db.prepare('SELECT * FROM price_list_versions ORDER BY activation DESC LIMIT 1');
  const byId = db.prepare('SELECT 1 FROM price_list_versions WHERE id = ?');
  const insert = db.prepare(
    'INSERT INTO price_list_versions (id, imported_at, product_count) VALUES (?, ?, ?)',
  );
  const forget = db.prepare(`
    DELETE FROM price_list_versions WHERE activation NOT IN (
      SELECT activation FROM price_list_versions ORDER BY activation DESC LIMIT ${KEPT}
    ) RETURNING id`);
  return {
    active() {
      const row = newest.get();
      return row && toVersion(row);
    },
    has: (versionId) => byId.get(versionId) !== undefined,
    activate: ({ id, importedAt, productCount }) =>
      inTransaction(db, () => {
        insert.run(id, importedAt, productCount);
        return forget.all().map((row) => String(row.id));
      }),
  };
}

const toVersion = (row: Record<string, SQLOutputValue>): PriceListVersion => ({
  id: String(row.id),
  importedAt: String(row.imported_at),
  productCount: Number(row.product_count),
});
