import { looksAutomated } from '@app/contracts/submission';
import { requestTechHelp } from '@app/contracts/tech-help';
import { success } from '@app/result';
import { leadReceipt } from '../leads/handles.ts';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import { techHelpAcknowledgementMail } from './tech-help-acknowledgement-mail.ts';
import { techHelpNoticeMail } from './tech-help-notice-mail.ts';
import { TechHelpRecord } from './tech-help-record.ts';

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
    customer: { to: (visitor) => visitor, whenSuspect: false, write: techHelpAcknowledgementMail },
    staff: { to: 'staff', whenSuspect: true, write: techHelpNoticeMail },
  },
});
