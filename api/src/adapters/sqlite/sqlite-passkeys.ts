import type { DatabaseSync } from 'node:sqlite';
import type { Passkey, PasskeyStore } from '../../domain/admin/passkeys/ports.ts';
import type { Row } from './rows.ts';
import { inTransaction } from './transaction.ts';

/** Passkeys and recovery codes in the main file. A commit is on the disk before a call resolves. */
export function sqlitePasskeys(db: DatabaseSync): PasskeyStore {
  const list = db.prepare('SELECT * FROM passkeys ORDER BY added_at, _id');
  const insert = db.prepare(`
    INSERT INTO passkeys (_id, public_key, counter, transports, name, added_at, used_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const use = db.prepare(
    'UPDATE passkeys SET counter = max(counter, ?), used_at = ? WHERE _id = ?',
  );
  const remove = db.prepare('DELETE FROM passkeys WHERE _id = ?');
  const removeAll = db.prepare('DELETE FROM passkeys');
  const countCodes = db.prepare('SELECT count(*) AS count FROM recovery_codes');
  const insertCode = db.prepare('INSERT INTO recovery_codes (_id) VALUES (?)');
  const removeCode = db.prepare('DELETE FROM recovery_codes WHERE _id = ?');
  const removeCodes = db.prepare('DELETE FROM recovery_codes');

  return {
    list: async () => list.all().map(toPasskey),
    async insert({ id, publicKey, counter, transports, name, addedAt, usedAt }) {
      const words = JSON.stringify(transports);
      return insert.run(id, publicKey, counter, words, name, addedAt, usedAt).changes === 1;
    },
    async use(id, { counter, at }) {
      return use.run(counter, at, id).changes === 1;
    },
    async remove(id) {
      return remove.run(id).changes === 1;
    },
    async removeAll() {
      inTransaction(db, () => {
        removeAll.run();
        removeCodes.run();
      });
    },
    codesLeft: async () => Number(countCodes.get()?.count),
    async replaceCodes(hashes) {
      inTransaction(db, () => {
        removeCodes.run();
        for (const hash of hashes) insertCode.run(hash);
      });
    },
    async useCode(hash) {
      return removeCode.run(hash).changes === 1;
    },
  };
}

const toPasskey = (row: Row): Passkey => ({
  id: String(row._id),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: JSON.parse(String(row.transports)),
  name: String(row.name),
  addedAt: String(row.added_at),
  usedAt: row.used_at === null ? null : String(row.used_at),
});
