import { randomBytes } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';

/**
 * Connection string of a server on which tests may make and drop databases. `npm test` sets it; see
 * `scripts/mongodb/mongo-server.ts`.
 */
export const testServer = process.env.MONGODB_TEST_URI;

/** For the title of a suite that cannot run without a server. */
export const whenSkipped = testServer ? '' : ' (skipped: MONGODB_TEST_URI is not set)';

export interface TemporaryDatabase {
  readonly uri: string;
  readonly db: Db;
  drop(): Promise<void>;
}

/** A new database for one test. */
export async function temporaryDatabase(server = testServer ?? ''): Promise<TemporaryDatabase> {
  const uri = withDatabase(server, `test-${randomBytes(8).toString('hex')}`);
  const client = await MongoClient.connect(uri);
  const db = client.db();
  return {
    uri,
    db,
    async drop() {
      await db.dropDatabase();
      await client.close();
    },
  };
}

/** A connection string for another database of the same server, with the same authentication. */
function withDatabase(uri: string, name: string): string {
  const [, server = '', database, query = ''] =
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(uri) ?? [];
  const options = new URLSearchParams(query);
  if (database && !options.has('authSource')) options.set('authSource', database);
  return `${server}/${name}?${options}`;
}

/** The version that a server reports. Rejects when it does not answer. */
export async function serverVersion(uri: string): Promise<string> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const { version } = await client.db('admin').command({ buildInfo: 1 });
    return String(version);
  } finally {
    await client.close();
  }
}
