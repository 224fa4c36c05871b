/** How long a dismissed toast stays on record. */
export const TOAST_FORGET_MS = 1_000_000;

export interface ToastMessage {
  readonly title: string;
  readonly text?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
}

export interface Toast extends ToastMessage {
  readonly id: string;
}

export interface ToastStore {
  /** Shows a message in place of the present one and returns its id. */
  show(message: ToastMessage): string;
  /** Takes it off the screen; without an id, whichever is on it. */
  dismiss(id?: string): void;
  /** The toast that is on screen, or waits for the region to load. */
  current(): Toast | null;
  /** Toasts taken off the screen within the last TOAST_FORGET_MS, newest first. */
  dismissed(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

interface DismissedToast {
  readonly toast: Toast;
  readonly at: number;
}

/**
 * Holds at most one toast. Knows nothing of the region that draws it, so that a page can load the region
 * after the first `show`. One a visitor: never a module-level constant. `now` is in milliseconds.
 */
export function createToastStore({ now = Date.now }: { now?: () => number } = {}): ToastStore {
  const listeners = new Set<() => void>();
  let present: Toast | null = null;
  let past: readonly DismissedToast[] = [];
  let count = 0;

  const remembered = () => past.filter(({ at }) => now() - at < TOAST_FORGET_MS);
  const replace = (next: Toast | null) => {
    past = present ? [{ toast: present, at: now() }, ...remembered()] : remembered();
    present = next;
    for (const listener of listeners) listener();
  };

  return {
    show(message) {
      count += 1;
      const id = `toast-${count}`;
      replace({ ...message, id });
      return id;
    },
    dismiss(id) {
      if (present && (id === undefined || id === present.id)) replace(null);
    },
    current: () => present,
    dismissed: () => remembered().map(({ toast }) => toast),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
