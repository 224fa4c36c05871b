import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** How far to the right counts as a swipe. */
const SWIPE_PX = 50;
/** Less than this is an unsteady press. */
const SLOP_PX = 4;

/** Handlers and style of an element that follows the pointer to the right; `onSwipe` once let go past 50 px. */
export function useSwipeRight(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const end = (event: PointerEvent<HTMLElement>) => {
    if (startX.current === null) return;
    const swiped = event.type === 'pointerup' && offset >= SWIPE_PX;
    startX.current = null;
    if (swiped) onSwipe();
    else setOffset(0);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onButton = (event.target as Element).closest('button, a');
      if (event.button === 0 && !onButton) startX.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return;
      // Let go elsewhere, before the element had captured the pointer.
      if (event.buttons === 0) return end(event);
      const moved = event.clientX - startX.current;
      if (moved > SLOP_PX) event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(moved > SLOP_PX ? moved : 0);
    },
    onPointerUp: end,
    onPointerCancel: end,
    'data-swipe': offset > 0 ? '' : undefined,
    style: (offset > 0 ? { translate: `${offset}px 0` } : {}) satisfies CSSProperties,
  };
}
