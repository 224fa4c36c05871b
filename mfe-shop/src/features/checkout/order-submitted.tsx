import { type Cents, formatRand } from '@app/contracts/money';
import { checkoutTexts, type OrderReceipt } from '@app/contracts/order';
import { CircleCheckIcon } from '@app/ui/icons';
import { Notice } from '@app/ui/notice';
import type { RefObject } from 'react';
import css from './order-submitted.module.css';
import { StepStart } from './step-start.tsx';

interface Props {
  readonly start: RefObject<HTMLHeadingElement | null>;
  readonly receipt: OrderReceipt;
  readonly reviewedTotal: Cents;
}

export function OrderSubmitted({ start, receipt, reviewedTotal }: Props) {
  const { reference, total } = receipt;
  return (
    <div className={css.submitted} role="status">
      <CircleCheckIcon className={css.tick} />
      <StepStart start={start}>{checkoutTexts.submitted}</StepStart>
      <dl className={css.facts}>
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{formatRand(total)}</dd>
        </div>
      </dl>
      {total !== reviewedTotal && (
        <Notice variant="caution">
          {`The total is not the ${formatRand(reviewedTotal)} that you reviewed, because the price list has changed since. We confirm it with you before anything is charged.`}
        </Notice>
      )}
      <p className={css.note}>The reference stays beside the price list.</p>
    </div>
  );
}
