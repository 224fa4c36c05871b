import { Toast, type ToastOptions } from '@ark-ui/react/toast';
import type { CSSProperties } from 'react';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/alert.ts';
import { CircleCheckIcon } from '../icons/circle-check.ts';
import { CloseIcon } from '../icons/close.ts';
import css from './toast-region.module.css';
import { useSwipeRight } from './use-swipe-right.ts';

export interface ToastCardProps {
  readonly toast: ToastOptions;
  readonly onSwipe: () => void;
}

/** One toast, dismissed by its button, by Escape while it has the focus, or by a swipe right. */
export function ToastCard({ toast, onSwipe }: ToastCardProps) {
  const destructive = toast.type === 'error';
  const { style, ...swipe } = useSwipeRight(onSwipe);
  return (
    <Toast.Root
      {...swipe}
      className={css.toast}
      style={{ ...LEFT_TO_STYLE_SHEET, ...style }}
      role={destructive ? 'alert' : 'status'}
      data-variant={destructive ? 'destructive' : 'default'}
      data-surface={destructive ? undefined : 'dark'}
    >
      {destructive ? <AlertIcon /> : <CircleCheckIcon />}
      <Toast.Title className={css.title}>{toast.title}</Toast.Title>
      {toast.description && (
        <Toast.Description className={css.text}>{toast.description}</Toast.Description>
      )}
      {toast.action && (
        <Toast.ActionTrigger asChild>
          <Button size="sm" className={css.action}>
            {toast.action.label}
          </Button>
        </Toast.ActionTrigger>
      )}
      <Toast.CloseTrigger asChild>
        <Button variant="quiet" size="icon" className={css.close} aria-label="Dismiss">
          <CloseIcon />
        </Button>
      </Toast.CloseTrigger>
    </Toast.Root>
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
