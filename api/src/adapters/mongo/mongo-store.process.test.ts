import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  activateSealed,
  aLead,
  anEntry,
  aProduct,
  aReport,
  importProducts,
} from '../../../testing/builders.ts';
import { collect } from '../../../testing/collect.ts';
import {
  type TemporaryDatabase,
  temporaryDatabase,
  testServer,
  whenSkipped,
} from '../../../testing/mongo-database.ts';
import {
  describeSharedStore,
  describeStore,
} from '../../../testing/store-contract/store-contract.ts';
import { importPriceList } from '../../domain/catalogue/import/import-price-list.ts';
import { URGENT } from '../../domain/outbox/ports.ts';
import { openMongoStore } from './open-mongo-store.ts';

// Slow: each test has a database of its own on a real server.

describe.skipIf(!testServer)(`MongoDB${whenSkipped}`, () => {
  describeStore('MongoDB', async () => {
    const database = await temporaryDatabase();
    const store = await openMongoStore(database.uri);
    return {
      store,
      another: () => openMongoStore(database.uri),
      cleanup: async () => {
        await store.close();
        await database.drop();
      },
    };
  });

  describeSharedStore('MongoDB', async () => {
    const { uri, drop } = await temporaryDatabase();
    return { settings: { DATA_DIR: '/nowhere', MONGODB_URI: uri }, cleanup: drop };
  });

  describe('the documents of the MongoDB store', () => {
    let database: TemporaryDatabase;
    beforeEach(async () => {
      database = await temporaryDatabase();
    });
    afterEach(() => database.drop());

    const open = () => openMongoStore(database.uri);
    const rows = () => database.db.collection<{ _id: string }>('priceListProducts');
    const versionsWithRows = async () => {
      const ids = (await rows().find().toArray()).map(({ _id }) => _id.split(':')[0]);
      return [...new Set(ids)].toSorted();
    };

    test('a database of a program without a history keeps its active list, and the lists before as changes', async () => {
      const earlier = await open();
      const lists = [
        await importProducts(earlier.priceLists, [aProduct()]),
        await importProducts(earlier.priceLists, [aProduct(), aProduct({ sku: 'B' })]),
      ];
      await earlier.close();
      const { db } = database;
      await db.collection('priceListChanges').deleteMany({});
      await db.collection<{ _id: number }>('schemaVersions').deleteMany({ _id: { $gt: 5 } });
      for (const [index, { id, ...version }] of lists.entries()) {
        const document = { ...version, activation: index + 1 };
        await db.collection<{ _id: string }>('priceListVersions').replaceOne({ _id: id }, document);
      }
      const store = await open();
      expect(await store.priceLists.active()).toEqual(lists[1]);
      expect(await store.priceLists.changes(10)).toMatchObject([
        { number: 2, version: lists[1] },
        { number: 1, version: lists[0] },
      ]);
      await store.close();
    });

    test('a database of a program without priorities keeps what is urgent before all else', async () => {
      const earlier = await open();
      await earlier.outbox.enqueue([anEntry(), anEntry({ id: 'incident:staff' })]);
      await earlier.close();
      const { db } = database;
      const mails = db.collection<{ _id: string }>('mails');
      await mails.updateOne({ _id: 'incident:staff' }, { $set: { urgent: true } });
      await db.collection<{ _id: number }>('schemaVersions').deleteMany({ _id: { $gt: 6 } });
      const store = await open();
      const due = await store.outbox.due('2026-01-01T00:00:00.000Z', 10);
      expect(due.map(({ id, priority }) => [id, priority])).toEqual([
        ['incident:staff', URGENT],
        [anEntry().id, undefined],
      ]);
      await store.close();
    });

    test('a report of a program that stored a version of its rules is read without it', async () => {
      const store = await open();
      const { leadId, ...report } = aReport();
      const document = { _id: leadId, ...report, engineVersion: 1, wording: null };
      await database.db.collection<{ _id: string }>('reports').insertOne(document);
      expect(await store.reports.get(leadId)).toStrictEqual(aReport());
      await store.close();
    });

    test('after seven imports there are rows of the newest five versions only', async () => {
      const store = await open();
      const ids: string[] = [];
      for (let round = 0; round < 7; round++) {
        ids.push((await importProducts(store.priceLists, [aProduct()])).id);
      }
      expect(await versionsWithRows()).toEqual(ids.slice(-5).toSorted());
      await store.close();
    });

    test('an import replaces a list whose rows are missing', async () => {
      const store = await open();
      await importProducts(store.priceLists, [aProduct(), aProduct({ sku: 'B' })]);
      await rows().deleteOne({});
      const dump = `INSERT INTO products (Sku, Product, Category, Cost, Price) VALUES
        ('NEW', 'Camera', 'CAMERAS', 1, 2);`;
      const clock = { now: () => new Date('2025-06-01T06:00:00.000Z') };
      const chunks = [new TextEncoder().encode(dump)];
      const outcome = await importPriceList({ chunks, priceLists: store.priceLists, clock });
      expect(outcome).toMatchObject({ ok: true, value: { changes: { added: 1, removed: 0 } } });
      const active = await store.priceLists.active();
      expect(await collect(store.priceLists.products(active?.id ?? ''))).toMatchObject([
        [{ sku: 'NEW' }],
      ]);
      await store.close();
    });

    test('opening a store removes the rows of crashed imports and keeps those of a running one', async () => {
      const first = await open();
      const { id } = await importProducts(first.priceLists, [aProduct()]);
      const running = await first.priceLists.begin();
      await running.add([aProduct()]);
      await rows().insertMany([{ _id: '0000000aa-0:A' }, { _id: '0000000ab-0:A' }]);
      const second = await open();
      expect(await versionsWithRows()).toEqual([id, running.versionId].toSorted());
      await activateSealed(first.priceLists, await running.seal('2025-06-01T06:00:00.000Z'));
      await first.close();
      await second.close();
    });

    test('a discarded import cannot be sealed', async () => {
      const store = await open();
      const writer = await store.priceLists.begin();
      await writer.add([aProduct()]);
      await writer.discard();
      await expect(writer.seal('2025-06-01T06:00:00.000Z')).rejects.toThrow(
        'took too long to write',
      );
      expect(await store.priceLists.active()).toBeUndefined();
      await store.close();
    });

    test('a value that looks like an operator is stored and compared as a value', async () => {
      const store = await open();
      await store.leads.insert(aLead());
      const operator = { $gt: '' } as unknown as string;
      expect(await store.leads.findByToken(operator)).toBeUndefined();
      expect(await store.leads.get(operator)).toBeUndefined();
      const payload = { $where: 'sleep(1e9)', 'a.b': { $gt: '' }, __proto__x: [[1]], 1: 2 };
      const lead = aLead({ id: '$gt', payload });
      await store.leads.insert(lead);
      expect(await store.leads.get('$gt')).toEqual(lead);
      expect(await collect(store.leads.since(''))).toHaveLength(2);
      await store.close();
    });

    test('migrations that run a second time, in four processes at once, succeed', async () => {
      await (await open()).close();
      await database.db.collection('schemaVersions').deleteMany({});
      const stores = await Promise.all(Array.from({ length: 4 }, open));
      for (const store of stores) await store.close();
    });

    test('a database that a newer program wrote is refused', async () => {
      await (await open()).close();
      await database.db.collection<{ _id: number }>('schemaVersions').insertOne({ _id: 99 });
      await expect(open()).rejects.toMatchObject({
        name: 'StoreUnavailable',
        message: expect.stringMatching(
          /^MongoDB at \S+ cannot be used: a newer program wrote it \(schema 99, this program knows \d+\)\.$/,
        ),
      });
    });
  });
});
