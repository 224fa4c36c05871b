import { Button } from '@app/ui/button';
import { toastPlace } from '@app/ui/toast-place';
import type { Toast, ToastStore } from '@app/ui/toast-store';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import css from './toasts.module.css';

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

/** A simple toast for when the code of ToastRegion cannot be loaded, such as without a network. */
function PlainToast({
  toast: { title, text, action },
  onDismiss,
}: {
  readonly toast: Toast;
  readonly onDismiss: () => void;
}) {
  return createPortal(
    <div className={css.toast} role="alert" data-frame="">
      <p>
        <strong>{title}</strong> {text}
      </p>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            action.run();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>,
    toastPlace(),
  );
}
