import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';

export type Row = Record<string, SQLOutputValue>;

/** Inserts a row whose first value is its id, or returns the row that has this id already. */
export function insertFirst(
  insert: StatementSync,
  byId: StatementSync,
  values: readonly [string, ...SQLInputValue[]],
): Row | undefined {
  if (insert.run(...values).changes === 1) return undefined;
  const present = byId.get(values[0]);
  if (!present) throw new Error('The row whose id was taken at the insert no longer exists');
  return present;
}

/**
 * Deletes the rows of a table from before a moment, and returns how many there were.
 * @param only a condition in SQL that they meet.
 */
export function purgeOf(
  db: DatabaseSync,
  table: string,
  madeAt: string,
  batch: number,
  only = 'TRUE',
): (before: string) => Promise<number> {
  const purge = db.prepare(`
    DELETE FROM ${table} WHERE _id IN (
      SELECT _id FROM ${table} WHERE ${madeAt} < ? AND ${only} ORDER BY ${madeAt} LIMIT ${batch}
    )`);
  return async (before) => {
    let purged = 0;
    for (;;) {
      const { changes } = purge.run(before);
      purged += Number(changes);
      if (changes < batch) break;
      // Orders are written through this handle too, so they get a turn between two batches.
      await nextTurn();
    }
    // The write-ahead log still has the deleted rows. If a reader blocks this, the next purge
    // does it.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return purged;
  };
}
