import { Binary, type Db } from 'mongodb';
import type { PhotoStore } from '../../domain/photos/ports.ts';

interface PhotoDocument {
  readonly _id: string;
  readonly addedAt: string;
  readonly claimed: boolean;
  readonly content: Binary;
}

/** Photos, a document each. A majority of servers has it in its journal before `insert` resolves. */
export function mongoPhotos(db: Db): PhotoStore {
  const photos = db.collection<PhotoDocument>('photos');
  return {
    async insert({ id, addedAt, content }) {
      await photos.insertOne({ _id: id, addedAt, claimed: false, content: new Binary(content) });
    },
    async claim(id, at = '') {
      const { matchedCount } = await photos.updateOne(
        { _id: { $eq: id } },
        { $set: { claimed: true }, $max: { addedAt: at } },
      );
      return matchedCount === 1;
    },
    async get(id) {
      const found = await photos.findOne({ _id: { $eq: id } });
      if (!found) return undefined;
      return { id, addedAt: found.addedAt, content: new Uint8Array(found.content.value()) };
    },
    async purgeUnclaimed(addedBefore) {
      await photos.deleteMany({ addedAt: { $lt: addedBefore }, claimed: false });
    },
    async purgeBefore(addedBefore) {
      await photos.deleteMany({ addedAt: { $lt: addedBefore } });
    },
  };
}
