import { sendContactMessage } from '@app/contracts/contact';
import { looksAutomated } from '@app/contracts/submission';
import { success } from '@app/result';
import * as v from 'valibot';
import { leadReceipt } from '../leads/handles.ts';
import type { MailSource } from '../leads/lead-declaration.ts';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { arrivalFacts, STAFF_ADDRESS, spamFacts, spamMark } from '../mail/staff-notice.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';

/** As it is stored: without limits, because those of the form may change. */
const ContactRecord = v.object({ name: v.string(), email: v.string(), message: v.string() });

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
    customer: {
      to: (visitor) => visitor,
      whenSuspect: false,
      write: acknowledgementMail({
        what: 'message',
        thanks: (company) =>
          `Thank you for your message to ${company}. We will get back to you shortly.`,
        did: 'sent a message',
      }),
    },
    staff: { to: 'staff', whenSuspect: true, write: contactNotice },
  },
});

function contactNotice({
  lead,
  record: { name, email, message },
}: MailSource<v.InferOutput<typeof ContactRecord>>): MailContent {
  return {
    subject: `${spamMark(lead)}Message ${lead.reference} from ${name}`,
    heading: `Message ${lead.reference}`,
    preview: `From ${name}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Name', value: name },
          { label: 'E-mail', value: email },
          ...arrivalFacts(lead),
          ...spamFacts(lead, 'Yes; the sender got no acknowledgement'),
        ],
      },
      { kind: 'quote', text: message },
      { kind: 'paragraph', text: 'Reply to this e-mail to write to the sender.' },
    ],
    because: STAFF_ADDRESS,
  };
}
