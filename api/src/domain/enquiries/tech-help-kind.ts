import { looksAutomated } from '@app/contracts/submission';
import { requestTechHelp } from '@app/contracts/tech-help';
import { success } from '@app/result';
import * as v from 'valibot';
import { leadReceipt } from '../leads/handles.ts';
import type { MailSource } from '../leads/lead-declaration.ts';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { arrivalFacts, STAFF_ADDRESS, spamFacts, spamMark } from '../mail/staff-notice.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';

/**
 * As it is stored: without limits, because those of the form may change. Brand and model number are
 * empty when they are not known.
 */
const TechHelpRecord = v.object({
  deviceType: v.string(),
  brand: v.string(),
  modelNumber: v.string(),
  problemDescription: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
});

/** A fault in a system that is already there. */
export const techHelpKind = defineLeadKind({
  name: 'tech-help',
  label: 'Technical help',
  referencePrefix: 'HLP',
  endpoint: requestTechHelp,
  accept: ({ website, elapsedMs, ...request }) => ({
    substance: request,
    suspect: looksAutomated({ website, elapsedMs }),
    prepare: async () => success({ record: request, kept: leadReceipt }),
  }),
  answer: async (receipt) => receipt,
  records: recordFormat(TechHelpRecord),
  describe: ({ name, email, phone, ...details }) => ({ visitor: { name, email, phone }, details }),
  mails: {
    customer: {
      to: (visitor) => visitor,
      whenSuspect: false,
      write: acknowledgementMail({
        what: 'request',
        thanks: (company) =>
          `${company} has received your request for technical help. Our technical team will review it and respond shortly.`,
        did: 'requested technical help',
      }),
    },
    staff: { to: 'staff', whenSuspect: true, write: techHelpNotice },
  },
});

function techHelpNotice({
  lead,
  record: { name, email, phone, deviceType, brand, modelNumber, problemDescription },
}: MailSource<v.InferOutput<typeof TechHelpRecord>>): MailContent {
  return {
    subject: `${spamMark(lead)}Technical help ${lead.reference} from ${name}`,
    heading: `Technical help ${lead.reference}`,
    preview: `${deviceType}, from ${name}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Device', value: deviceType },
          { label: 'Brand', value: brand || 'not given' },
          { label: 'Model number', value: modelNumber || 'not given' },
          { label: 'Name', value: name },
          { label: 'Phone', value: phone },
          { label: 'E-mail', value: email },
          ...arrivalFacts(lead),
          ...spamFacts(lead, 'Yes; the sender got no acknowledgement'),
        ],
      },
      { kind: 'quote', text: problemDescription },
      { kind: 'paragraph', text: 'Reply to this e-mail to write to the sender.' },
    ],
    because: STAFF_ADDRESS,
  };
}
