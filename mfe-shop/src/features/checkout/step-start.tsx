import type { ReactNode, RefObject } from 'react';
import css from './checkout-step.module.css';

/** The heading of a step. It gets the focus so that screen readers read the step from its start. */
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
