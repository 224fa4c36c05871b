import { focusHeading } from '../layout/focus-heading.ts';

/** The state of a history entry: our members beside the router's. */
interface EntryState {
  readonly retried?: boolean;
}

/**
 * Replaces this document with a new one of the same page, which has the live shell. The browser
 * keeps the scroll position.
 * @returns never: the document ends while it waits.
 */
export function loadDocument({ pathname, search }: URL): Promise<never> {
  const { location } = window;
  if (location.pathname + location.search === pathname + search) {
    history.replaceState({ ...history.state, retried: true } satisfies EntryState, '');
    location.reload();
  } else {
    location.assign(pathname + search);
  }
  return new Promise(() => {});
}

/** Call in the new document: focuses the heading, as a Retry without a new document does. */
export function focusAfterRetry(): void {
  const { retried, ...state } = (history.state ?? {}) as EntryState;
  if (!retried) return;
  history.replaceState(state, '');
  focusHeading();
}
