import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';
import css from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { tabStopWhileScrolling } from './tab-stop-while-scrolling.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** `risk` may take 90% of the height instead of 80%. */
  readonly size?: 'default' | 'risk' | undefined;
  readonly children: ReactNode;
  /** Stays in sight below the scrolling content. */
  readonly footer?: ReactNode;
  /** False keeps it open on a press beside it, where a slip would lose what was typed. */
  readonly closeOnPressOutside?: boolean | undefined;
  readonly initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus after closing when the element that had it before is gone. */
  readonly finalFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** A modal dialog: holds the focus, closes on Escape, then gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, closeOnPressOutside = true, initialFocusRef, finalFocusRef } = props;
  // Only when it is there: Ark waits for a missing element and then fails.
  const region = open ? toastRegion() : null;
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      closeOnInteractOutside={closeOnPressOutside}
      lazyMount
      unmountOnExit
      {...(region && { persistentElements: [() => region] })}
      onInteractOutside={keepForToasts}
      {...(initialFocusRef && { initialFocusEl: () => initialFocusRef.current })}
      {...(finalFocusRef && { finalFocusEl: () => finalFocusRef.current })}
    >
      <Portal>
        <Ark.Backdrop className={css.backdrop} />
        <Ark.Positioner className={css.positioner}>
          <Ark.Content className={css.content} data-size={props.size}>
            <Head title={props.title} description={props.description} />
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

const toastRegion = () =>
  typeof document === 'undefined' ? null : document.querySelector('[data-toast-region]');

/** A press on a toast, which may have come after the dialog, is not a press outside. */
function keepForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent;
  if (target instanceof Node && toastRegion()?.contains(target)) event.preventDefault();
}

function Head({ title, description }: Pick<DialogProps, 'title' | 'description'>) {
  return (
    <div className={css.head}>
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
