import { type RefObject, useLayoutEffect } from 'react';

/** A part of the page that goes away with the focus in it passes the focus on. */
export function usePassFocus(
  part: RefObject<HTMLElement | null>,
  to: RefObject<HTMLElement | null>,
): void {
  // Layout effects end while what goes is still in the document.
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(document.activeElement)) to.current?.focus({ preventScroll: true });
    };
  }, [part, to]);
}
