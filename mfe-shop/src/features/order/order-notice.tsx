import { useSite } from '@app/kit';
import { Notice } from '@app/ui/notice';
import type { ReactNode } from 'react';
import type { OpenedOrder } from './open-order.ts';

export function OrderNotice({
  kind,
  action,
}: {
  readonly kind: Exclude<OpenedOrder['kind'], 'found'>;
  readonly action?: ReactNode;
}) {
  const { phone } = useSite().company;
  return (
    <Notice>
      <p>
        {kind === 'not-found'
          ? 'This order link is not valid. Please check that you have the whole address.'
          : 'We could not open this order. Please try again in a moment.'}
      </p>
      <p>
        Questions about an order? Call us on <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
      </p>
      {action}
    </Notice>
  );
}
