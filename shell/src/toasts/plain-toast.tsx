import { Button } from '@app/ui/button';
import { toastPlace } from '@app/ui/toast-place';
import type { Toast } from '@app/ui/toast-store';
import { createPortal } from 'react-dom';
import css from './plain-toast.module.css';

/** A simple toast for when the code of ToastRegion cannot be loaded, such as without a network. */
export function PlainToast({
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
