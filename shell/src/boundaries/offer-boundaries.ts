import { BOUNDARIES_KEY } from './boundaries-key.ts';
import type { TabParts } from './tab-parts.ts';

/**
 * Offers the overlay that shows who owns what on the page: `?boundaries` in the address or
 * Alt+Shift+B. Its code is loaded when somebody asks for it, because visitors never do.
 */
export function offerBoundaries(tab: TabParts): void {
  window.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyB' || event.repeat) return;
    event.preventDefault();
    void change(tab, 'toggle');
  });
  if (isAskedFor()) void change(tab, 'follow');
}

async function change(tab: TabParts, how: 'toggle' | 'follow'): Promise<void> {
  try {
    const code = await import(/* webpackChunkName: "boundaries" */ './change-boundaries.tsx');
    if (how === 'toggle') code.toggleBoundaries(tab);
    else code.followAddress(tab);
  } catch (cause) {
    console.warn('The boundaries are not shown', cause);
  }
}

function isAskedFor(): boolean {
  if (/[?&]boundaries\b/.test(window.location.search)) return true;
  try {
    return BOUNDARIES_KEY in sessionStorage;
  } catch {
    // A browser that blocks storage has kept nothing.
    return false;
  }
}
