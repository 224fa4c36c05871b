import { useCallback, useState } from 'react';

/** Pixels until the page is measured; a page without scripts scales the drawing from here. */
const UNMEASURED = 720;

/** Width of an element, and the ref that measures it. */
export function useWidth() {
  const [width, setWidth] = useState<number>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // Before the first paint: the observer reports after it, and what is below would move.
    if (element.clientWidth > 0) setWidth(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width: width ?? UNMEASURED, isMeasured: width !== undefined, measure };
}
