import { type RefObject, useLayoutEffect } from 'react';

/** If a part of the page has the focus when it is removed, moves the focus to another element. */
export function usePassFocus(
  part: RefObject<HTMLElement | null>,
  to: RefObject<HTMLElement | null>,
): void {
  // Cleanup of a layout effect runs while the part is still in the document.
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(document.activeElement)) to.current?.focus({ preventScroll: true });
    };
  }, [part, to]);
}
