import { describeStore } from '../adapters/store-contract.ts';
import { emptyState, memoryStore } from './memory-store.ts';

describeStore('memory', async () => {
  const state = emptyState();
  return {
    store: memoryStore(state),
    another: async () => memoryStore(state),
    cleanup: async () => {},
  };
});
