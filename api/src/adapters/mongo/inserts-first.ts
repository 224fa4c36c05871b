import { MongoServerError } from 'mongodb';

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
