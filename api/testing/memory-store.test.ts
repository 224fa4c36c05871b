import { emptyState, memoryStore } from './memory-store.ts';
import { describeStore } from './store-contract/store-contract.ts';

describeStore('memory', async () => {
  const state = emptyState();
  return {
    store: memoryStore(state),
    another: async () => memoryStore(state),
    cleanup: async () => {},
  };
});
