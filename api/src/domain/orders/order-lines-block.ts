import { formatRand } from '@app/contracts/money';
import type { MailBlock } from '../mail/mail-content.ts';
import type { OrderRecord } from './order-record.ts';

/** The lines of an order with VAT and total, as the customer and the staff read them. */
export const orderLinesBlock = ({ lines, total, vat }: OrderRecord): MailBlock => ({
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

export const installEstimateWish = (wanted: boolean): string =>
  wanted ? 'Yes, please send an estimate' : 'No';
