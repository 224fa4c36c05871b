import { Toast, type ToastOptions } from '@ark-ui/react/toast';
import {
  type CSSProperties,
  type ElementType,
  type PointerEvent,
  type RefCallback,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/alert.ts';
import { CircleCheckIcon } from '../icons/circle-check.ts';
import { CloseIcon } from '../icons/close.ts';
import css from './toast-region.module.css';

export interface ToastCardProps {
  readonly toast: ToastOptions;
  readonly onSwipe: () => void;
  /** A ref of the toast. */
  readonly measure?: RefCallback<HTMLElement> | undefined;
  /** Those of Ark work inside its region only. */
  readonly parts?: Readonly<Record<Exclude<keyof typeof Toast, 'Context'>, ElementType>>;
}

/** One toast, dismissed by its button, by Escape while it has the focus, or by a swipe right. */
export function ToastCard({ toast, onSwipe, measure, parts = Toast }: ToastCardProps) {
  const destructive = toast.type === 'error';
  const { style, ...swipe } = useSwipeRight(onSwipe);
  return (
    <parts.Root
      ref={measure}
      {...swipe}
      className={css.toast}
      style={{ ...LEFT_TO_STYLE_SHEET, ...style }}
      role={destructive ? 'alert' : 'status'}
      data-variant={destructive ? 'destructive' : 'default'}
      data-surface={destructive ? undefined : 'dark'}
    >
      {destructive ? <AlertIcon /> : <CircleCheckIcon />}
      <parts.Title className={css.title}>{toast.title}</parts.Title>
      {toast.description && (
        <parts.Description className={css.text}>{toast.description}</parts.Description>
      )}
      {toast.action && (
        <parts.ActionTrigger asChild>
          <Button size="sm" className={css.action}>
            {toast.action.label}
          </Button>
        </parts.ActionTrigger>
      )}
      <parts.CloseTrigger asChild>
        <Button variant="quiet" size="icon" className={css.close} aria-label="Dismiss">
          <CloseIcon />
        </Button>
      </parts.CloseTrigger>
    </parts.Root>
  );
}

/** Clears Ark's inline position: ours depends on screen size and open dialogs, so CSS sets it. */
export const LEFT_TO_STYLE_SHEET: CSSProperties = {
  position: undefined,
  display: undefined,
  flexDirection: undefined,
  alignItems: undefined,
  top: undefined,
  bottom: undefined,
  insetInlineEnd: undefined,
  insetInlineStart: undefined,
  zIndex: undefined,
};

/** A swipe is at least so far to the right. */
const SWIPE_PX = 50;
/** A smaller movement is a press with an unsteady hand. */
const SLOP_PX = 4;

/** Props of an element that follows the pointer to the right; `onSwipe` on release past 50 px. */
function useSwipeRight(onSwipe: () => void) {
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
