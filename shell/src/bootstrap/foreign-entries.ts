/**
 * Gives history entries that the browser made, for links to a place on the same page, a key. The
 * router remembers scroll positions by key and uses the key of the first page for entries without
 * one, so going back would scroll to where the first page was left. Call it before the router
 * listens.
 */
export function keyForeignEntries(): void {
  window.addEventListener('popstate', () => {
    if (history.state !== null) return;
    history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
  });
}
