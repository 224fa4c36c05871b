import type { Db } from 'mongodb';
import { insertsFirst } from './inserts-first.ts';
import { makeHashKey } from './mongo-permits.ts';
import { WrittenByNewerProgram } from './mongo-unavailable.ts';

/**
 * Each entry brings the database from version N to N + 1. Entries are never changed, only added,
 * and must do no harm when they run twice or in two processes at once. Every index is a separate
 * command: FerretDB 1.24 drops the connection when two indexes of one command exist already.
 */
const migrations: readonly ((db: Db) => Promise<unknown>)[] = [
  async (db) => {
    const leads = db.collection('leads');
    await leads.createIndex({ token: 1 }, { name: 'leads_by_token' });
    await leads.createIndex({ receivedAt: 1, _id: 1 }, { name: 'leads_by_time' });
  },
  async (db) => {
    await db
      .collection('mails')
      .createIndex({ state: 1, nextAttemptAt: 1, _id: 1 }, { name: 'mails_by_time' });
    await db
      .collection('mailClaims')
      .createIndex({ mailId: 1, attempt: 1 }, { name: 'claims_by_mail' });
  },
  async (db) => {
    const permits = db.collection('permits');
    await permits.createIndex({ subject: 1, expiresAt: 1 }, { name: 'permits_by_subject' });
    await permits.createIndex({ expiresAt: 1 }, { name: 'permits_by_time' });
    await makeHashKey(db);
  },
  async (db) => {
    await db.collection('reports').createIndex({ receivedAt: 1 }, { name: 'reports_by_time' });
  },
  async (db) => {
    const revisions = db.collection('planRevisions');
    await revisions.createIndex({ token: 1, revision: 1 }, { name: 'plans_by_token' });
    await revisions.createIndex({ createdAt: 1 }, { name: 'plans_by_time' });
  },
  async (db) => {
    const versions = db.collection<EarlierVersion>('priceListVersions');
    const activated = await versions
      .find({ activation: { $gt: 0 } })
      .sort({ activation: 1, _id: 1 })
      .toArray();
    const changes = db.collection<{ _id: number }>('priceListChanges');
    for (const [index, { _id, importedAt }] of activated.entries()) {
      const change = { _id: index + 1, versionId: _id, at: importedAt, record: '{}' };
      await insertsFirst(() => changes.insertOne(change));
    }
  },
  async (db) => {
    await db
      .collection('mails')
      .updateMany({ urgent: true }, { $set: { priority: 2 }, $unset: { urgent: '' } });
  },
  // Passkeys need no index: so that an older program, for which a password is enough, does not open the store.
  async () => {},
  async (db) => {
    await db.collection('photos').createIndex({ addedAt: 1 }, { name: 'photos_by_time' });
  },
];

/** A version whose own document said when it became active. */
interface EarlierVersion {
  readonly _id: string;
  readonly importedAt: string;
  readonly activation: number;
}

export const SCHEMA_VERSION = migrations.length;

interface SchemaVersion {
  readonly _id: number;
  readonly reachedAt: string;
}

/**
 * Brings a database up to this program's schema. Every version that was reached is a separate
 * document; of two processes that start at once, both do the work and one records it.
 */
export async function migrate(db: Db): Promise<void> {
  const reached = db.collection<SchemaVersion>('schemaVersions');
  const newest = await reached.findOne({}, { sort: { _id: -1 } });
  const present = newest?._id ?? 0;
  if (present > SCHEMA_VERSION) throw new WrittenByNewerProgram(present, SCHEMA_VERSION);
  for (const [index, step] of migrations.entries()) {
    const version = index + 1;
    if (version <= present) continue;
    await step(db);
    const reachedAt = new Date().toISOString();
    await insertsFirst(() => reached.insertOne({ _id: version, reachedAt }));
  }
}
