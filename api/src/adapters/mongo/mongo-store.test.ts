import { describe } from 'vitest';
import { describeStore } from '../store-contract.ts';
import { temporaryDatabase, testServer, whenSkipped } from '../../testing/mongo-database.ts';
import { openMongoStore } from './open-mongo-store.ts';

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
});
