import { sendContactMessage } from '@app/contracts/contact';
import { looksAutomated } from '@app/contracts/submission';
import { success } from '@app/result';
import { leadReceipt } from '../leads/handles.ts';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import { contactAcknowledgementMail } from './contact-acknowledgement-mail.ts';
import { contactNoticeMail } from './contact-notice-mail.ts';
import { ContactRecord } from './contact-record.ts';

/** A visitor's message. Its fingerprint leaves out how long the form was open. */
export const contactKind = defineLeadKind({
  name: 'contact',
  label: 'Message',
  referencePrefix: 'MSG',
  endpoint: sendContactMessage,
  accept: ({ website, elapsedMs, ...message }) => ({
    substance: message,
    suspect: looksAutomated({ website, elapsedMs }),
    prepare: async () => success({ record: message, kept: leadReceipt }),
  }),
  answer: async (receipt) => receipt,
  records: recordFormat(ContactRecord),
  describe: ({ name, email, ...details }) => ({ visitor: { name, email }, details }),
  mails: {
    customer: { to: (visitor) => visitor, whenSuspect: false, write: contactAcknowledgementMail },
    staff: { to: 'staff', whenSuspect: true, write: contactNoticeMail },
  },
});
