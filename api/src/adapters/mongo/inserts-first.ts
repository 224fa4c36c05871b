import {
  type Collection,
  type Document,
  MongoBulkWriteError,
  MongoServerError,
  type OptionalUnlessRequiredId,
} from 'mongodb';

const DUPLICATE_KEY = 11_000;

/** Whether an insert failed because its `_id` is taken. */
const isDuplicateKey = (fault: unknown): boolean =>
  fault instanceof MongoServerError && fault.code === DUPLICATE_KEY;

/**
 * Inserts unless the `_id` is taken, and returns whether it did. This decides everything that only
 * one process may do: the process whose insert succeeds does it. A unique `_id` is all that this
 * needs from the server.
 */
export async function insertsFirst(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (fault) {
    if (isDuplicateKey(fault)) return false;
    throw fault;
  }
}

/** Inserts the documents whose `_id` is free, and returns those whose `_id` is taken. */
export async function insertsNew<Each extends Document>(
  collection: Collection<Each>,
  documents: readonly OptionalUnlessRequiredId<Each>[],
): Promise<readonly OptionalUnlessRequiredId<Each>[]> {
  try {
    await collection.insertMany(documents, { ordered: false });
    return [];
  } catch (fault) {
    if (!(fault instanceof MongoBulkWriteError)) throw fault;
    const errors = [fault.writeErrors].flat();
    if (errors.length === 0 || errors.some(({ code }) => code !== DUPLICATE_KEY)) throw fault;
    const taken = new Set(errors.map(({ index }) => index));
    return documents.filter((_, index) => taken.has(index));
  }
}

/** Inserts a document, or finds the one that has its id already. */
export async function insertOrFind<Found>(
  insert: () => Promise<unknown>,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  if (await insertsFirst(insert)) return undefined;
  const present = await find();
  if (!present) throw new Error('The document whose id was taken no longer exists');
  return present;
}
