/** How long a dismissed toast stays in `dismissed()`. */
export const TOAST_FORGET_MS = 1_000_000;

export interface ToastMessage {
  readonly title: string;
  readonly text?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
  /** Shown as a button, such as "Undo". The toast closes when it was pressed. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

export interface Toast extends ToastMessage {
  readonly id: string;
}

export interface ToastStore {
  /** Shows a message in place of the current one and returns its id. */
  show(message: ToastMessage): string;
  /** Removes the toast with this id; without an id, the current one. */
  dismiss(id?: string): void;
  /** The toast that is shown, or will be when the region has loaded. */
  current(): Toast | null;
  /** Toasts that were removed or replaced within the last TOAST_FORGET_MS, newest first. */
  dismissed(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

interface DismissedToast {
  readonly toast: Toast;
  readonly at: number;
}

/**
 * Holds at most one toast. It does not depend on the region, so that a page can load the region
 * after the first `show`. Create one per visitor, never a module-level constant: on the server,
 * visitors would share it. `now` is in milliseconds.
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
