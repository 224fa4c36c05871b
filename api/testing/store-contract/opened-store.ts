import type { StoreSettings } from '../../src/adapters/open-store.ts';
import type { Store } from '../../src/domain/store.ts';

/** A store under test. */
export interface OpenedStore {
  readonly store: Store;
  /** One more handle on the same data, as another process would have. */
  another(): Promise<Store>;
  cleanup(): Promise<void>;
}

/** An empty place for a store that several processes can open. */
export interface StorePlace {
  readonly settings: StoreSettings;
  cleanup(): Promise<void>;
}
