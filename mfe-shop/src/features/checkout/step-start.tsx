import type { ReactNode, RefObject } from 'react';
import css from './checkout-step.module.css';

/** The heading that a step of the dialog is read from: it takes the focus, but does nothing with it. */
export function StepStart({
  start,
  children,
}: {
  readonly start: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <h3 ref={start} className={css.start} tabIndex={-1}>
      {children}
    </h3>
  );
}
