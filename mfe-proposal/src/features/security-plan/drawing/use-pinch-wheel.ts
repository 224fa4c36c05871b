import type { Point } from '@app/contracts/site-layout';
import { useCallback, useEffect, useRef } from 'react';
import { pointOn } from './pointer.ts';

/**
 * Zooms with the wheel while Ctrl is down, which is also how browsers report a pinch on a touchpad. A
 * wheel without it scrolls the page. React listens passively and could not stop the page's own zoom.
 */
export function usePinchWheel(zoomBy: (by: number, at: Point) => void) {
  const latest = useRef(zoomBy);
  useEffect(() => {
    latest.current = zoomBy;
  }, [zoomBy]);
  return useCallback((svg: SVGSVGElement | null) => {
    if (!svg) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 200), pointOn(svg, event));
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    return () => svg.removeEventListener('wheel', onWheel);
  }, []);
}
