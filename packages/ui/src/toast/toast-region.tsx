import { Portal } from '@ark-ui/react/portal';
import { createToaster, Toaster } from '@ark-ui/react/toast';
import {
  type FocusEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { LEFT_TO_STYLE_SHEET, ToastCard } from './toast-card.tsx';
import { toastPlace } from './toast-place.ts';
import css from './toast-region.module.css';
import type { ToastMessage, ToastStore } from './toast-store.tsx';

const AUTO_CLOSE_MS = 5000;
/** A toast with a button stays longer: its reader has to decide, and perhaps to press F8 first. */
const ACTION_CLOSE_MS = 10_000;
const EXIT_MS = 160;
/** Delay of a new toast: screen readers only announce it if its live region is there before it. */
const ANNOUNCE_MS = 100;

const newToaster = () =>
  createToaster({
    placement: 'bottom-end',
    max: 1,
    duration: AUTO_CLOSE_MS,
    removeDelay: EXIT_MS,
    hotkey: ['F8'],
  });

/** Shows the store's toast in the document's `toastPlace`. F8 moves the focus to it. */
export function ToastRegion({ store }: { readonly store: ToastStore }) {
  const [toaster] = useState(newToaster);
  const [place] = useState(() => ({ current: toastPlace() }));
  const { returnFocus, ...focusProps } = useReturnFocus();
  useFollowStore(toaster, store, returnFocus);
  return (
    <Portal container={place}>
      <Toaster
        {...focusProps}
        toaster={toaster}
        className={css.region}
        style={LEFT_TO_STYLE_SHEET}
        aria-label="Notifications (F8)"
      >
        {(toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            measure={roomForToast}
            onSwipe={() => toaster.dismiss(toast.id)}
          />
        )}
      </Toaster>
    </Portal>
  );
}

/** Shows the store's current toast in place of the one before, because Ark would queue it. */
function useFollowStore(
  toaster: ReturnType<typeof newToaster>,
  store: ToastStore,
  onDismiss: () => void,
) {
  const current = useSyncExternalStore(store.subscribe, store.current, nothing);
  useEffect(() => {
    const follow = () => {
      if (!current) return toaster.dismiss();
      const { id, title, text, variant, action } = current;
      for (const shown of toaster.getVisibleToasts()) if (shown.id !== id) toaster.remove(shown.id);
      toaster.create({
        id,
        title,
        description: text,
        type: variant === 'destructive' ? 'error' : 'info',
        ...(action && { action: pressedOnce(action), duration: ACTION_CLOSE_MS }),
        onStatusChange: ({ status }) => {
          if (status !== 'dismissing') return;
          onDismiss();
          store.dismiss(id);
        },
      });
    };
    // Ark renders synchronously, which React does not allow inside an effect.
    const timer = setTimeout(follow, current ? ANNOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [current, store, toaster, onDismiss]);
}

/** The button is still there while the toast leaves; a second click must not run the action again. */
function pressedOnce({ label, run }: NonNullable<ToastMessage['action']>) {
  let pressed = false;
  return {
    label,
    onClick() {
      if (!pressed) run();
      pressed = true;
    },
  };
}

const nothing = () => null;

/**
 * Tells style sheets how much room the toast takes with its margins: page and dialogs end above it.
 * What has the focus stays in view.
 */
function roomForToast(toast: HTMLElement) {
  const { style } = document.documentElement;
  const measure = () =>
    style.setProperty(
      '--toast-room',
      `calc(${toast.offsetHeight}px + var(--space-4) + max(var(--space-4), env(safe-area-inset-bottom)))`,
    );
  measure();
  showFocused();
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('resize', measure);
    const shown = [...document.querySelectorAll('[data-toast-region] [data-part="root"]')];
    // Another toast may have taken its place already, and needs the room.
    if (shown.every((one) => one === toast)) style.removeProperty('--toast-room');
  };
}

function showFocused() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (there?.closest('[data-toast-region]')) focused.scrollIntoView({ block: 'nearest' });
}

/** For a region that may disappear while it has the focus: returns the focus to its last place. */
function useReturnFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const returnFocus = useCallback(() => {
    if (ref.current?.contains(document.activeElement)) cameFrom.current?.focus();
  }, []);

  return {
    ref,
    returnFocus,
    onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement;
    },
  };
}
