import type { ToastStore } from '@app/ui/toast-store';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { PlainToast } from './plain-toast.tsx';

type Region = ComponentType<{ readonly store: ToastStore }>;

/** Shows toasts. The code of ToastRegion is loaded with the first toast, to keep pages small. */
export function Toasts({ store }: { readonly store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current, nothing);
  const [ToastRegion, setToastRegion] = useState<Region>();
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    if (!toast || ToastRegion) return;
    import('@app/ui/toast-region').then(
      (loaded) => setToastRegion(() => loaded.ToastRegion),
      () => setMissing(true),
    );
  }, [toast, ToastRegion]);

  if (ToastRegion) return <ToastRegion store={store} />;
  if (!toast || !missing) return null;
  return <PlainToast key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />;
}

const nothing = () => null;
