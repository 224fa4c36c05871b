import { formatRand } from '@app/contracts/money';
import { planPath } from '@app/site/paths';
import type { MailSource } from '../../leads/lead-declaration.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { arrivalFacts, STAFF_ADDRESS, spamFacts, spamMark } from '../../mail/staff-notice.ts';
import type { PlanRequestRecord } from './plan-request-record.ts';

/** The mail to the staff after a request for a plan. An answer to it goes to the visitor. */
export const planRequestNoticeMail = ({
  lead,
  record: { name, email, phone, plan, revision, establishmentType, total },
  letterhead: { origin },
}: MailSource<PlanRequestRecord>): MailContent => ({
  subject: `${spamMark(lead)}Security plan ${lead.reference} from ${name}`,
  heading: `Security plan ${lead.reference}`,
  preview: `${establishmentType}, ${formatRand(total)} including VAT, from ${name}, ${phone}`,
  blocks: [
    {
      kind: 'facts',
      facts: [
        { label: 'Name', value: name },
        { label: 'Phone', value: phone },
        { label: 'E-mail', value: email },
        ...arrivalFacts(lead),
        { label: 'Plan for', value: establishmentType },
        { label: 'Revision', value: String(revision) },
        { label: 'Total, VAT included', value: formatRand(total) },
        ...spamFacts(lead, 'Yes, so the plan was not e-mailed to the visitor'),
      ],
    },
    { kind: 'button', label: 'Open the plan', url: origin + planPath(plan, revision) },
    { kind: 'paragraph', text: 'Reply to this e-mail to write to the visitor.' },
  ],
  because: STAFF_ADDRESS,
});
