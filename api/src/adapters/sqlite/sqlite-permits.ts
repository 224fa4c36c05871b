import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Permit, PermitStore } from '../../domain/limits/ports.ts';

const BATCH = 500;

/** Permits in the main file. */
export function sqlitePermits(db: DatabaseSync): PermitStore {
  const valid = db.prepare(
    'SELECT * FROM permits WHERE subject = ? AND expires_at > ? ORDER BY expires_at',
  );
  const insert = db.prepare(`
    INSERT INTO permits (_id, subject, slot, expires_at) VALUES (?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const remove = db.prepare('DELETE FROM permits WHERE _id = ?');
  const removeOf = db.prepare('DELETE FROM permits WHERE subject = ?');
  const removeExpired = db.prepare(`
    DELETE FROM permits WHERE _id IN (
      SELECT _id FROM permits WHERE expires_at <= ? LIMIT ${BATCH}
    )`);
  const key = db.prepare('SELECT hash_key FROM permit_hash_key').get();
  if (!key) throw new Error('The hash key of the permits is gone');

  return {
    hashKey: String(key.hash_key),
    valid: async (subject, now) => valid.all(subject, now).map(toPermit),
    async insert({ id, subject, slot, expiresAt }) {
      return insert.run(id, subject, slot, expiresAt).changes === 1;
    },
    async remove(id) {
      remove.run(id);
    },
    async removeOf(subject) {
      removeOf.run(subject);
    },
    async removeExpired(now) {
      let removed = 0;
      for (;;) {
        const { changes } = removeExpired.run(now);
        removed += Number(changes);
        if (changes < BATCH) return removed;
        // Orders are written through this handle too; they go in between.
        await nextTurn();
      }
    },
  };
}

const toPermit = (row: Record<string, SQLOutputValue>): Permit => ({
  id: String(row._id),
  subject: String(row.subject),
  slot: Number(row.slot),
  expiresAt: String(row.expires_at),
});
