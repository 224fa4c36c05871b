import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './transaction.ts';

/** Room for an order with many lines, its permit and its mails. */
const PROBE_BYTES = 16 * 1024;

/**
 * Writes as much as an order would. The row before goes after the new one is in, so the next probe
 * finds room only while an order finds it too. The table is not a migration, because an older
 * program has no use for it and should still open the store after a rollback.
 */
export function sqliteWriteProbe(db: DatabaseSync): () => Promise<void> {
  db.exec(
    'CREATE TABLE IF NOT EXISTS write_probes (id INTEGER PRIMARY KEY, filler BLOB NOT NULL) STRICT',
  );
  const insert = db.prepare(
    `INSERT INTO write_probes (filler) VALUES (randomblob(${PROBE_BYTES}))`,
  );
  const removeOlder = db.prepare('DELETE FROM write_probes WHERE id < ?');
  return async () =>
    inTransaction(db, () => {
      removeOlder.run(insert.run().lastInsertRowid);
    });
}
