import { focusHeading } from './focus-heading.ts';

/**
 * Focuses the part of the page that a link leads to, else the page's heading.
 * @param hash of the address, with its `#`; empty without one.
 */
export function focusArrival(hash: string): void {
  const part = document.getElementById(hash.slice(1));
  part?.focus({ preventScroll: true });
  // Not every part can have the focus.
  if (!part || document.activeElement !== part) focusHeading();
}
