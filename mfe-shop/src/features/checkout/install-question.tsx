import { checkoutTexts } from '@app/contracts/order';
import type { RefObject } from 'react';
import css from './checkout-step.module.css';
import { StepStart } from './step-start.tsx';

export function InstallQuestion({
  start,
}: {
  readonly start: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <div className={css.step}>
      <StepStart start={start}>{checkoutTexts.installQuestion}</StepStart>
      <p>
        Your cart has products that we can install for you. We send the estimate when we confirm the
        order; it does not change the total.
      </p>
    </div>
  );
}
