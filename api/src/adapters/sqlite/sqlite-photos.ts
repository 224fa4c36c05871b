import type { DatabaseSync } from 'node:sqlite';
import type { PhotoStore } from '../../domain/photos/ports.ts';
import { purgeOf } from './rows.ts';

/** Each may have a megabyte. */
const BATCH = 10;

/** Photos in the main file, so that a backup has them. A commit is on the disk before `insert` resolves. */
export function sqlitePhotos(db: DatabaseSync): PhotoStore {
  const insert = db.prepare(
    'INSERT INTO photos (_id, added_at, claimed, content) VALUES (?, ?, 0, ?)',
  );
  const claim = db.prepare(
    'UPDATE photos SET claimed = 1, added_at = max(added_at, ?) WHERE _id = ?',
  );
  const byId = db.prepare('SELECT _id, added_at, content FROM photos WHERE _id = ?');
  const purgeUnclaimed = purgeOf(db, 'photos', 'added_at', BATCH, 'claimed = 0');
  const purge = purgeOf(db, 'photos', 'added_at', BATCH);

  return {
    async insert({ id, addedAt, content }) {
      insert.run(id, addedAt, content);
    },
    claim: async (id, at = '') => claim.run(at, id).changes === 1,
    async get(id) {
      const row = byId.get(id);
      return row && { id, addedAt: String(row.added_at), content: row.content as Uint8Array };
    },
    async purgeUnclaimed(addedBefore) {
      await purgeUnclaimed(addedBefore);
    },
    async purgeBefore(addedBefore) {
      await purge(addedBefore);
    },
  };
}
