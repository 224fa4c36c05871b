import { randomBytes } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';

/**
 * Connection string of a server on which tests may make and drop databases. `npm test` sets it; see
 * `scripts/mongo-server.ts`.
 */
export const testServer = process.env.MONGODB_TEST_URI;

/** For the title of a suite that cannot run without a server. */
export const whenSkipped = testServer ? '' : ' (skipped: MONGODB_TEST_URI is not set)';

export interface TemporaryDatabase {
  readonly uri: string;
  readonly db: Db;
  drop(): Promise<void>;
}

/** A database of its own for one test. */
export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const uri = new URL(testServer ?? '');
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  const client = await MongoClient.connect(uri.href);
  const db = client.db();
  return {
    uri: uri.href,
    db,
    async drop() {
      await db.dropDatabase();
      await client.close();
    },
  };
}
