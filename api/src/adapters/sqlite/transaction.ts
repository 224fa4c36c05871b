import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` with the write lock held from the start, so that what it has read cannot change
 * meanwhile.
 */
export function inTransaction<Value>(db: DatabaseSync, work: () => Value): Value {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (fault) {
    // SQLite has already rolled back after some faults, such as a full disk.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw fault;
  }
}
