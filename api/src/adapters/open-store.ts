import type { Store } from '../domain/store.ts';
import { openSqliteStore } from './sqlite/open-sqlite-store.ts';

/** The settings that decide where everything is stored. */
export interface StoreSettings {
  /** Folder of the embedded store. */
  readonly DATA_DIR: string;
  /** Connection string of a MongoDB, which is used instead of the embedded store. */
  readonly MONGODB_URI?: string | undefined;
}

/** Opens the store that the settings name. Rejects with `StoreUnavailable`. */
export async function openStore({ DATA_DIR, MONGODB_URI }: StoreSettings): Promise<Store> {
  if (!MONGODB_URI) return openSqliteStore(DATA_DIR);
  // Loaded here, because the driver takes memory in each thread that opens a store.
  const { openMongoStore } = await import('./mongo/open-mongo-store.ts');
  return openMongoStore(MONGODB_URI);
}
