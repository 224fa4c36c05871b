import type { ShowToast } from '@app/kit/services';
import type { createToastStore } from '@app/ui/toast-region';

type ToastStore = ReturnType<typeof createToastStore>;

export interface Toasts {
  readonly show: ShowToast;
  /** The store once a first toast was shown; until then nothing is loaded. */
  current(): ToastStore | undefined;
  subscribe(listener: () => void): () => void;
}

/** Toasts cost nothing before the first one: their code is fetched then. */
export function createToasts(): Toasts {
  let store: ToastStore | undefined;
  const listeners = new Set<() => void>();
  return {
    show: async (message) => {
      if (!store) {
        const region = await import('@app/ui/toast-region');
        store ??= region.createToastStore();
        for (const notify of listeners) notify();
      }
      store.show(message);
    },
    current: () => store,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
