import { focusHeading } from '../layout/focus-heading.ts';

/** What the history remembers of an entry, ours beside the router's. */
interface EntryState {
  readonly retried?: boolean;
}

/**
 * Leaves this document for a new one with the same page, which brings the live shell along. The
 * browser keeps how far the page was scrolled.
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

/** In the new document: puts the focus on the heading, as a Retry without a new document does. */
export function focusAfterRetry(): void {
  const { retried, ...state } = (history.state ?? {}) as EntryState;
  if (!retried) return;
  history.replaceState(state, '');
  focusHeading();
}
