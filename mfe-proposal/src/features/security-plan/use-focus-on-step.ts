import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref for the heading of the current step. The heading gets the focus when the step changes: the
 * button that had it is gone, and keyboard users would start at the top of the page again.
 */
export function useFocusOnStep(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
