import { type Db, MongoClient, MongoServerSelectionError, ReadConcern } from 'mongodb';
import { mapFaults } from '../../domain/map-faults.ts';
import type { Store } from '../../domain/store.ts';
import { within } from '../../domain/within.ts';
import { versionMadeAt } from '../version-ids.ts';
import { insertsFirst } from './inserts-first.ts';
import { migrate } from './migrations.ts';
import { mongoLeads } from './mongo-leads.ts';
import { mongoOutbox } from './mongo-outbox.ts';
import { mongoPasskeys } from './mongo-passkeys.ts';
import { mongoPermits } from './mongo-permits.ts';
import { mongoPhotos } from './mongo-photos.ts';
import { mongoPlans } from './mongo-plans.ts';
import { mongoPriceLists } from './mongo-price-lists.ts';
import { mongoReports } from './mongo-reports.ts';
import {
  badConnectionString,
  LateAnswer,
  serverDown,
  whyServerFailed,
} from './mongo-unavailable.ts';
import { type PriceListRows, priceListRows } from './price-list-rows.ts';
import { type PriceListVersions, priceListVersions } from './price-list-versions.ts';

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
    reports: soon(mongoReports(db), ['insert', 'get', 'versions']),
    plans: soon(mongoPlans(db), ['insert', 'get', 'list']),
    photos: soon(mongoPhotos(db), ['insert', 'claim']),
    outbox: mongoOutbox(db),
    permits: soon(await mongoPermits(db), ['valid', 'insert', 'remove', 'removeOf']),
    passkeys: soon(mongoPasskeys(db), ['list', 'insert', 'use', 'useCode']),
    priceLists: soon(mongoPriceLists(versions, rows), ['active', 'find']),
    ...soon({ probe: mongoWriteProbe(db) }, ['probe']),
    close: () => client.close(),
  };
  return mapFaults(store, (fault) => serverDown(client.options, fault));
}

type Call = (...args: never[]) => Promise<unknown>;
type CallNames<Port> = {
  [Name in keyof Port]: Port[Name] extends Call ? Name : never;
}[keyof Port];

/**
 * Lets calls of a port fail with `LateAnswer` after a deadline. A server that hangs keeps its
 * connections open, and the driver needs 15 seconds to notice; its `timeoutMS` does nothing any more.
 * A call that is late goes on, so a write may still be done.
 */
export const answersWithin =
  (deadlineMs: number) =>
  <Port extends object>(port: Port, names: readonly CallNames<Port>[]): Port => {
    const late = () => {
      throw new LateAnswer(deadlineMs);
    };
    const calls = names.map((name) => {
      const call = port[name] as (...args: unknown[]) => Promise<unknown>;
      return [name, (...args: unknown[]) => within(deadlineMs, call(...args), late)];
    });
    return { ...port, ...Object.fromEntries(calls) };
  };

/** Changes one document, and waits for a majority of servers as a lead does. */
function mongoWriteProbe(db: Db): () => Promise<void> {
  const probes = db.collection<{ _id: 'probe'; at: string }>('writeProbes');
  return async () => {
    const at = new Date().toISOString();
    // Of two processes that make the document at once, one finds the id taken.
    await insertsFirst(() =>
      probes.updateOne({ _id: 'probe' }, { $set: { at } }, { upsert: true }),
    );
  };
}

const CRASHED_AFTER_MS = 60 * 60 * 1000;

/**
 * Removes the rows of imports that died, and of versions that are not in use and were not removed
 * completely. An import that is younger than an hour may still be running, so its rows stay. An older
 * one that is still running can no longer be sealed.
 */
async function removeLeftovers(versions: PriceListVersions, rows: PriceListRows): Promise<void> {
  const inUse = await versions.inUse();
  for await (const versionId of rows.versionIds()) {
    if (inUse.has(versionId) || isYoung(versionMadeAt(versionId))) continue;
    const sealed = await versions.get(versionId);
    // It may have been sealed, and be about to become active.
    if (sealed && isYoung(Date.parse(sealed.importedAt))) continue;
    if (sealed) await versions.forget(versionId);
    else if (!(await versions.abandon(versionId))) continue;
    await rows.remove(versionId);
  }
}

const isYoung = (madeAt: number): boolean => Date.now() - madeAt <= CRASHED_AFTER_MS;
