import { type FocusEvent, useCallback, useRef } from 'react';

/** For a region that may disappear while it has the focus: returns the focus to its last place. */
export function useReturnFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const returnFocus = useCallback(() => {
    if (ref.current?.contains(document.activeElement)) cameFrom.current?.focus();
  }, []);

  return {
    ref,
    returnFocus,
    onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement;
    },
  };
}
