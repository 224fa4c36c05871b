import { type Db, MongoClient, MongoServerSelectionError, ReadConcern } from 'mongodb';
import { mapFaults } from '../../domain/map-faults.ts';
import type { Store } from '../../domain/store.ts';
import { answersWithin } from './answers-within.ts';
import { migrate } from './migrations.ts';
import { mongoLeads } from './mongo-leads.ts';
import { mongoMails } from './mongo-mails.ts';
import { mongoPermits } from './mongo-permits.ts';
import { mongoPlans } from './mongo-plans.ts';
import { mongoPriceLists } from './mongo-price-lists.ts';
import { mongoReports } from './mongo-reports.ts';
import { badConnectionString, serverDown, whyServerFailed } from './mongo-unavailable.ts';
import { mongoWriteProbe } from './mongo-write-probe.ts';
import { priceListRows } from './price-list-rows.ts';
import { priceListVersions } from './price-list-versions.ts';
import { removeLeftovers } from './remove-leftovers.ts';

/** Used when the connection string names no database. */
const DATABASE = 'security-site';
const NAMED_DATABASE = /^[^/]+\/\/[^/?]+\/[^?]/;

/** How long an opening waits for a server that is just starting. */
const OPENING_MS = 5_000;
/** How long a call waits for a server to be there: a visitor waits as long for the answer. */
const SELECTION_MS = 1_000;
/**
 * How long a visitor's call waits for a server that hangs. A healthy one needs milliseconds. One that
 * takes 400 ms for each answer needs two seconds, when it first has to open a connection with a password.
 */
const ANSWER_MS = 3_000;
const CONNECT_MS = 5_000;
/** The driver's 2 let orders that come at once wait for connections until they are late. */
const CONNECTING = 10;
const SOCKET_MS = 60_000;
const MAJORITY_MS = 10_000;

/**
 * Opens the store in the MongoDB database that a connection string names. Several handles, in one
 * process or in many, may share a database. Rejects with `StoreUnavailable`.
 */
export async function openMongoStore(uri: string): Promise<Store> {
  const client = newClient(uri);
  try {
    await connect(client);
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
      connectTimeoutMS: CONNECT_MS,
      maxConnecting: CONNECTING,
      socketTimeoutMS: SOCKET_MS,
    });
  } catch {
    throw badConnectionString();
  }
}

async function connect(client: MongoClient): Promise<void> {
  const until = Date.now() + OPENING_MS;
  for (;;) {
    try {
      await client.connect();
      return;
    } catch (fault) {
      if (!(fault instanceof MongoServerSelectionError) || Date.now() > until) throw fault;
    }
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
  // Calls that visitors wait for. The others move many rows and may take longer.
  const soon = answersWithin(ANSWER_MS);
  const store: Store = {
    leads: soon(mongoLeads(db), ['insert', 'get', 'findByToken']),
    reports: soon(mongoReports(db), ['insert', 'get']),
    plans: soon(mongoPlans(db), ['insert', 'get', 'list']),
    mails: mongoMails(db),
    permits: soon(await mongoPermits(db), ['valid', 'insert', 'remove', 'removeOf']),
    priceLists: soon(mongoPriceLists(versions, rows), ['active', 'find']),
    ...soon({ probe: mongoWriteProbe(db) }, ['probe']),
    close: () => client.close(),
  };
  return mapFaults(store, (fault) => serverDown(client.options, fault));
}
