import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** A swipe is at least so far to the right. */
const SWIPE_PX = 50;
/** A smaller movement is a press with an unsteady hand. */
const SLOP_PX = 4;

/** Props of an element that follows the pointer to the right; `onSwipe` on release past 50 px. */
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
      // The pointer was released outside, before the element had captured it.
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
