import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any part of an element is in the viewport. `covered` is the height in pixels at the bottom
 * of the viewport that something else covers.
 */
export function useInView(element: RefObject<Element | null>, covered: number): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `0px 0px -${covered}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, covered]);
  return inView;
}
