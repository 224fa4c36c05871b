import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryDatabase, testServer, whenSkipped } from './mongo-database.ts';
import type { StorePlace } from './store-contract/opened-store.ts';

interface TestPlace {
  readonly name: string;
  readonly skipped: boolean;
  newPlace(): Promise<StorePlace>;
}

/** Empty places for every kind of store, for tests of code that uses a store. */
export const testPlaces: readonly TestPlace[] = [
  { name: 'SQLite', skipped: false, newPlace: newFolder },
  { name: `MongoDB${whenSkipped}`, skipped: !testServer, newPlace: () => newDatabase() },
];

export async function newFolder(): Promise<StorePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const cleanup = () => rm(folder, { recursive: true, force: true });
  return { settings: { DATA_DIR: folder }, cleanup };
}

/** On the server of the tests unless another one is given. */
export async function newDatabase(server?: string): Promise<StorePlace> {
  const { uri, drop } = await temporaryDatabase(server);
  // For files that are never in a database: mails without a mail server, and uploads.
  const folder = await newFolder();
  return {
    settings: { ...folder.settings, MONGODB_URI: uri },
    cleanup: async () => {
      await folder.cleanup();
      await drop();
    },
  };
}
