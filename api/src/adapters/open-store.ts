import type { Store } from '../domain/store.ts';
import { openMongoStore } from './mongo/open-mongo-store.ts';
import { openSqliteStore } from './sqlite/open-sqlite-store.ts';

/** The settings that decide where everything is stored. */
export interface StoreSettings {
  /** Folder of the embedded store. */
  readonly DATA_DIR: string;
  /** Connection string of a MongoDB, which is used instead of the embedded store. */
  readonly MONGODB_URI?: string | undefined;
}

/** Opens the store that the settings name. Rejects with `StoreUnavailable`. */
export const openStore = ({ DATA_DIR, MONGODB_URI }: StoreSettings): Promise<Store> =>
  MONGODB_URI ? openMongoStore(MONGODB_URI) : openSqliteStore(DATA_DIR);
