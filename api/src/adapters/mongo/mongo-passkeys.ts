import type { Db } from 'mongodb';
import type { Passkey, PasskeyStore } from '../../domain/admin/passkeys/ports.ts';
import { insertsFirst } from './inserts-first.ts';

type PasskeyDocument = Omit<Passkey, 'id'> & { readonly _id: string };

/** Passkeys and recovery codes, a document each. A majority of servers has it before a call resolves. */
export function mongoPasskeys(db: Db): PasskeyStore {
  const passkeys = db.collection<PasskeyDocument>('passkeys');
  const codes = db.collection<{ readonly _id: string }>('recoveryCodes');
  return {
    async list() {
      const found = await passkeys.find({}, { sort: { addedAt: 1, _id: 1 } }).toArray();
      return found.map(({ _id, ...passkey }) => ({ id: _id, ...passkey }));
    },
    insert: ({ id, ...passkey }) => insertsFirst(() => passkeys.insertOne({ _id: id, ...passkey })),
    async use(id, { counter, at }) {
      const change = { $max: { counter }, $set: { usedAt: at } };
      return (await passkeys.updateOne({ _id: { $eq: id } }, change)).matchedCount === 1;
    },
    async remove(id) {
      return (await passkeys.deleteOne({ _id: { $eq: id } })).deletedCount === 1;
    },
    async removeAll() {
      await passkeys.deleteMany({});
      await codes.deleteMany({});
    },
    codesLeft: () => codes.countDocuments({}),
    async replaceCodes(hashes) {
      await codes.deleteMany({});
      if (hashes.length > 0) await codes.insertMany(hashes.map((_id) => ({ _id })));
    },
    async useCode(hash) {
      return (await codes.deleteOne({ _id: { $eq: hash } })).deletedCount === 1;
    },
  };
}
