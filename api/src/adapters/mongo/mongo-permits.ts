import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Permit, PermitStore } from '../../domain/limits/ports.ts';
import { insertsFirst } from './inserts-first.ts';

type PermitDocument = Omit<Permit, 'id'> & { readonly _id: string };

interface HashKey {
  readonly _id: 'key';
  readonly hashKey: string;
}

const hashKeys = (db: Db) => db.collection<HashKey>('permitHashKey');

/** Of several processes the first one's key stays. */
export async function makeHashKey(db: Db): Promise<void> {
  const hashKey = randomBytes(32).toString('hex');
  await insertsFirst(() => hashKeys(db).insertOne({ _id: 'key', hashKey }));
}

/** Permits, one document each. The database must have its hash key. */
export async function mongoPermits(db: Db): Promise<PermitStore> {
  const key = await hashKeys(db).findOne({ _id: 'key' });
  if (!key) throw new Error('The hash key of the permits is gone');
  // A majority may not have it yet when its id is already taken, and a taker has to see who took it.
  const permits = db.collection<PermitDocument>('permits', {
    readConcern: { level: 'local' },
    writeConcern: { w: 1 },
  });

  return {
    hashKey: key.hashKey,
    async valid(subject, now) {
      const found = await permits
        .find({ subject: { $eq: subject }, expiresAt: { $gt: now } }, { sort: { expiresAt: 1 } })
        .toArray();
      return found.map(({ _id, ...permit }) => ({ id: _id, ...permit }));
    },
    insert: ({ id, ...permit }) => insertsFirst(() => permits.insertOne({ _id: id, ...permit })),
    async remove(id) {
      await permits.deleteOne({ _id: { $eq: id } });
    },
    async removeOf(subject) {
      await permits.deleteMany({ subject: { $eq: subject } });
    },
    async removeExpired(now) {
      const { deletedCount } = await permits.deleteMany({ expiresAt: { $lte: now } });
      return deletedCount;
    },
  };
}
