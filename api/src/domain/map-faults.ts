import { aroundCalls } from './around-calls.ts';
import type { Store } from './store.ts';

/** The same store, which throws what `map` makes of each fault instead of the fault itself. */
export const mapFaults = (store: Store, map: (fault: unknown) => unknown): Store =>
  aroundCalls(store, () => ({
    failed(fault) {
      throw map(fault);
    },
  }));
