import { useLocation, useNavigate } from '@app/kit';
import { useEffect, useRef } from 'react';

interface EntryState {
  /** This page added the entry, so that the one before it is the page without the dialog. */
  readonly pushed?: boolean;
}

/**
 * An open dialog is a history entry, so that Back closes it instead of leaving the page, and a
 * reload keeps it open. What tells which dialog is open is the fragment or the state of the entry.
 */
export function useDialogEntry() {
  const { key, pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { pushed = false } = (state ?? {}) as EntryState;
  // Stops a second press before the first one has changed the history.
  const moving = useRef(false);
  useEffect(() => {
    moving.current = false;
  }, [key]);

  function move(go: () => void) {
    if (moving.current) return;
    moving.current = true;
    go();
  }

  const to = { pathname, search };
  return {
    hash,
    state: state as unknown,
    open: (fragment: string) =>
      move(() =>
        navigate({ ...to, hash: fragment }, { state: { pushed: true }, preventScrollReset: true }),
      ),
    /** Shows another dialog: in place of the open one, if there is one. */
    show(content: object, inPlace: boolean) {
      const entry = { ...content, pushed: inPlace ? pushed : true };
      navigate(to, { state: entry, replace: inPlace, preventScrollReset: true });
    },
    close: () =>
      move(() =>
        pushed ? navigate(-1) : navigate(to, { replace: true, preventScrollReset: true }),
      ),
  };
}
