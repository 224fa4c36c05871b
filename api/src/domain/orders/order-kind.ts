import { placeOrder } from '@app/contracts/order';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { orderConfirmationMail, orderNoticeMail } from './order-mails.ts';
import { orderRecords } from './order-record.ts';
import { acceptOrder } from './place-order.ts';

/** An order from the cart. */
export const orderKind = defineLeadKind({
  name: 'order',
  label: 'Order',
  referencePrefix: 'ORD',
  endpoint: placeOrder,
  // Room for a full cart of long names.
  bodyLimit: 256 * 1024,
  accept: acceptOrder,
  answer: async (confirmation) => confirmation,
  records: orderRecords,
  describe: ({ customer, ...details }) => ({ visitor: customer, details }),
  mails: {
    customer: {
      to: ({ customer }) => customer,
      whenSuspect: true,
      priority: 'order',
      write: orderConfirmationMail,
    },
    staff: { to: 'staff', whenSuspect: true, priority: 'order', write: orderNoticeMail },
  },
});
