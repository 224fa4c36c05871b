import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toasts } from './create-toasts.ts';

const ToastRegion = lazy(async () => ({
  default: (await import('@app/ui/toast-region')).ToastRegion,
}));

export function LazyToastRegion({ toasts }: { toasts: Toasts }) {
  const store = useSyncExternalStore(toasts.subscribe, toasts.current, () => undefined);
  if (!store) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion store={store} />
    </Suspense>
  );
}
