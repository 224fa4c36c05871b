import { type Cents, formatRand } from '@app/contracts/money';
import { checkoutTexts, type OrderReceipt } from '@app/contracts/order';
import { CircleCheckIcon } from '@app/ui/icons/circle-check';
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
          {`The price list changed after your review, so the total is no longer ${formatRand(reviewedTotal)}. We confirm the total with you before anything is charged.`}
        </Notice>
      )}
      <p className={css.note}>You can still see the reference on the price list page.</p>
    </div>
  );
}
