import { formatRand } from '@app/contracts/money';
import { orderTerms } from '@app/contracts/order-terms';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { orderPath } from '@app/site/paths';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailBlock, MailContent } from '../mail/mail-content.ts';
import { STAFF_ADDRESS } from '../mail/staff-notice.ts';
import { greeting } from '../mail/visitor-name.ts';
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

/** The lines of an order with VAT and total, as the customer and the staff read them. */
const orderLinesBlock = ({ lines, total, vat }: OrderRecord): MailBlock => ({
  kind: 'order-lines',
  lines: lines.map(({ name, sku, quantity, price, lineTotal }) => ({
    name,
    sku,
    quantity,
    price: formatRand(price),
    lineTotal: formatRand(lineTotal),
  })),
  sums: [
    { label: 'VAT included', value: formatRand(vat) },
    { label: 'Total', value: formatRand(total) },
  ],
});

const installEstimateWish = (wanted: boolean): string =>
  wanted ? 'Yes, please send an estimate' : 'No';
