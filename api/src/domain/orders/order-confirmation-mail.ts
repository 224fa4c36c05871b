import { formatRand } from '@app/contracts/money';
import { orderTerms } from '@app/contracts/order-terms';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { orderPath } from '@app/site/paths';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { greeting } from '../mail/visitor-name.ts';
import { installEstimateWish, orderLinesBlock } from './order-lines-block.ts';
import type { OrderRecord } from './order-record.ts';

/** The mail to the customer after an order. */
export function orderConfirmationMail({
  lead,
  record: order,
  letterhead: { company, origin },
}: MailSource<OrderRecord>): MailContent {
  return {
    subject: `Your order ${lead.reference}`,
    heading: 'We have received your order',
    preview: `Order ${lead.reference}, ${formatRand(order.total)} including VAT`,
    blocks: [
      { kind: 'paragraph', text: greeting(order.customer.name) },
      {
        kind: 'paragraph',
        text: `Thank you for your order at ${company.name}. ${orderTerms.charge}`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Reference', value: lead.reference },
          { label: 'Received', value: formatDayAndTime(lead.receivedAt) },
          {
            label: 'Install estimate',
            value: installEstimateWish(order.includeInstallEstimate),
          },
        ],
      },
      orderLinesBlock(order),
      { kind: 'button', label: 'View your order', url: origin + orderPath(lead.token) },
      { kind: 'paragraph', text: `${orderTerms.delivery} ${orderTerms.coolingOff}` },
      {
        kind: 'paragraph',
        text: `Is something wrong? Reply to this e-mail or call ${company.phone.shown}, and give the reference.`,
      },
    ],
    because: `You received this e-mail because someone placed an order with this address at ${company.website}.`,
  };
}
