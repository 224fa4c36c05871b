/**
 * Gives entries of the history that the router did not make a key, by which it remembers how far
 * they were scrolled. The browser makes them for links to a place on the same page; all of them would
 * count as the first page, and jump to where that was left. Call it before the router listens.
 */
export function keyForeignEntries(): void {
  window.addEventListener('popstate', () => {
    if (history.state !== null) return;
    history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
  });
}
