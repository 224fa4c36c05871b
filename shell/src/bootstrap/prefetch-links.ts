/** A pointer that only crosses a link, or a tab key held down, has left it by then. */
const INTENT_MS = 65;

/**
 * Calls back with the address of a link of this site which the visitor is about to follow: the mouse or the keyboard's
 * focus rests on it, or a finger touches it. Once for each path, and never for a visitor who saves data.
 */
export function prefetchLinks(document: Document, prefetch: (url: URL) => void): void {
  const prefetched = new Set<string>();
  let considered: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function consider(event: Event): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]') ?? undefined;
    if (link === considered) return;
    considered = link;
    clearTimeout(timer);
    if (!link || link.origin !== location.origin || link.target || link.download) return;
    const follow = () => {
      if (prefetched.has(link.pathname) || savesData()) return;
      prefetched.add(link.pathname);
      prefetch(new URL(link.href));
    };
    const touched = (event as PointerEvent).pointerType === 'touch';
    timer = setTimeout(follow, touched ? 0 : INTENT_MS);
  }
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider, { passive: true });
}

/** https://wicg.github.io/savedata/; absent in browsers that cannot say. */
const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
