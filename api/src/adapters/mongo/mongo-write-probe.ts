import type { Db } from 'mongodb';
import { insertsFirst } from './inserts-first.ts';

/** Changes one document, and waits for a majority of servers as a lead does. */
export function mongoWriteProbe(db: Db): () => Promise<void> {
  const probes = db.collection<{ _id: 'probe'; at: string }>('writeProbes');
  return async () => {
    const at = new Date().toISOString();
    // Of two processes that make the document at once, one finds the id taken.
    await insertsFirst(() =>
      probes.updateOne({ _id: 'probe' }, { $set: { at } }, { upsert: true }),
    );
  };
}
