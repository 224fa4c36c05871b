import type { ToastStore } from '@app/ui/toast-store';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { PlainToast } from './plain-toast.tsx';

type Region = ComponentType<{ readonly store: ToastStore }>;

/** Shows toasts. The code of ToastRegion is loaded with the first toast, to keep pages small. */
export function Toasts({ store }: { readonly store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current, nothing);
  const [ToastRegion, setToastRegion] = useState<Region>();
  // Of the toast for which the code could not be loaded. The next toast tries again.
  const [plain, setPlain] = useState<string>();

  useEffect(() => {
    if (!toast || ToastRegion) return;
    import('@app/ui/toast-region').then(
      (loaded) => setToastRegion(() => loaded.ToastRegion),
      () => setPlain(toast.id),
    );
  }, [toast, ToastRegion]);

  if (ToastRegion) return <ToastRegion store={store} />;
  if (!toast || toast.id !== plain) return null;
  return <PlainToast key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />;
}

const nothing = () => null;
