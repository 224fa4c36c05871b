import { type Db, MongoClient, ReadConcern } from 'mongodb';
import type { Store } from '../../domain/store.ts';
import { migrate } from './migrations.ts';
import { mongoLeads } from './mongo-leads.ts';
import { mongoMails } from './mongo-mails.ts';
import { mongoPermits } from './mongo-permits.ts';
import { mongoPriceLists } from './mongo-price-lists.ts';
import { badConnectionString, whyServerFailed } from './mongo-unavailable.ts';
import { priceListRows } from './price-list-rows.ts';
import { priceListVersions } from './price-list-versions.ts';
import { removeLeftovers } from './remove-leftovers.ts';

/** Used when the connection string names no database. */
const DATABASE = 'security-site';
const NAMED_DATABASE = /^[^/]+\/\/[^/?]+\/[^?]/;

const SELECTION_MS = 5_000;
const SOCKET_MS = 60_000;
const MAJORITY_MS = 10_000;

/**
 * Opens the store in the MongoDB database that a connection string names. Several handles, in one
 * process or in many, may share a database. Rejects with `StoreUnavailable`.
 */
export async function openMongoStore(uri: string): Promise<Store> {
  const client = newClient(uri);
  try {
    await client.connect();
    return await openDatabase(client, uri);
  } catch (fault) {
    await client.close();
    throw whyServerFailed(client.options, fault);
  }
}

function newClient(uri: string): MongoClient {
  try {
    return new MongoClient(uri, {
      serverSelectionTimeoutMS: SELECTION_MS,
      connectTimeoutMS: SELECTION_MS,
      socketTimeoutMS: SOCKET_MS,
    });
  } catch {
    throw badConnectionString();
  }
}

async function openDatabase(client: MongoClient, uri: string): Promise<Store> {
  // Set on the database, where these options override the connection string.
  const db: Db = client.db(NAMED_DATABASE.test(uri) ? undefined : DATABASE, {
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: MAJORITY_MS },
    readConcern: new ReadConcern('majority'),
    readPreference: 'primary',
  });
  await migrate(db);
  const versions = priceListVersions(db);
  const rows = priceListRows(db);
  await removeLeftovers(versions, rows);
  return {
    leads: mongoLeads(db),
    mails: mongoMails(db),
    permits: await mongoPermits(db),
    priceLists: mongoPriceLists(versions, rows),
    async ping() {
      // A server that hangs keeps its connections open, so only a time-out detects it.
      await db.command({ ping: 1 }, { signal: AbortSignal.timeout(SELECTION_MS) });
    },
    close: () => client.close(),
  };
}
