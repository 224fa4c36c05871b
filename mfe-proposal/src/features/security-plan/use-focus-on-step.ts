import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading of the current step: it gets the focus when another step takes the place of the
 * one in which a button was pressed, because that button is gone.
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
