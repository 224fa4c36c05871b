import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/close.ts';
import { tabStopWhileScrolling } from '../tab-stop-while-scrolling.ts';
import { toastPlace } from '../toast/toast-place.ts';
import css from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** `risk` may take 90% of the screen's height instead of 80%; `report` all of it on a phone. */
  readonly size?: 'default' | 'risk' | 'report' | undefined;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  /** False when the content is a letter of its own on paper. */
  readonly printsHead?: boolean | undefined;
  /** Set to false if closing by accident, with a press outside, would lose typed text. */
  readonly closeOnPressOutside?: boolean | undefined;
  readonly initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus after closing if the element that had it before is gone. */
  readonly finalFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** A press on a toast closes no dialog. */
const USABLE_OUTSIDE = [toastPlace];

/** A modal dialog: keeps the focus inside, closes on Escape, then returns the focus. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, closeOnPressOutside = true, initialFocusRef, finalFocusRef } = props;
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      closeOnInteractOutside={closeOnPressOutside}
      lazyMount
      unmountOnExit
      persistentElements={USABLE_OUTSIDE}
      {...(initialFocusRef && { initialFocusEl: () => initialFocusRef.current })}
      {...(finalFocusRef && { finalFocusEl: () => finalFocusRef.current })}
    >
      <Portal>
        <Ark.Backdrop className={css.backdrop} />
        <Ark.Positioner className={css.positioner}>
          <Ark.Content className={css.content} data-size={props.size}>
            <Head {...props} />
            <div className={css.body} ref={tabStopWhileScrolling}>
              <div>{props.children}</div>
            </div>
            {props.footer && <div className={css.foot}>{props.footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

function Head({ title, description, printsHead = true }: DialogProps) {
  return (
    <div className={css.head} data-print={printsHead ? undefined : 'hide'}>
      <div className={css.heading}>
        <Ark.Title>{title}</Ark.Title>
        {description && <Ark.Description>{description}</Ark.Description>}
      </div>
      <Ark.CloseTrigger asChild>
        <Button variant="quiet" size="icon" className={css.close} aria-label="Close">
          <CloseIcon />
        </Button>
      </Ark.CloseTrigger>
    </div>
  );
}
