import { formatRand } from '@app/contracts/money';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { orderPath } from '@app/site/paths';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { STAFF_ADDRESS } from '../mail/staff-notice.ts';
import { installEstimateWish, orderLinesBlock } from './order-lines-block.ts';
import type { OrderRecord } from './order-record.ts';

/** The mail to the staff after an order. An answer to it goes to the customer. */
export function orderNoticeMail({
  lead,
  record: order,
  letterhead: { origin },
}: MailSource<OrderRecord>): MailContent {
  const { customer, includeInstallEstimate } = order;
  const wish = includeInstallEstimate ? ', with install estimate' : '';
  return {
    subject: `Order ${lead.reference} from ${customer.name}${wish}`,
    heading: `Order ${lead.reference}`,
    preview: `${formatRand(order.total)} including VAT${wish}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Customer', value: customer.name },
          { label: 'E-mail', value: customer.email },
          { label: 'Phone', value: customer.phone },
          { label: 'Received', value: formatDayAndTime(lead.receivedAt) },
          { label: 'Install estimate', value: installEstimateWish(includeInstallEstimate) },
          { label: 'Price list', value: order.priceListVersion },
        ],
      },
      orderLinesBlock(order),
      { kind: 'button', label: 'View the order', url: origin + orderPath(lead.token) },
      {
        kind: 'paragraph',
        text: 'We told the customer that nothing is charged until you confirm. Reply to this e-mail to write to the customer.',
      },
    ],
    because: STAFF_ADDRESS,
  };
}
