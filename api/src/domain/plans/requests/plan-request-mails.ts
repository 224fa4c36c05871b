import { formatRand } from '@app/contracts/money';
import { planPath } from '@app/site/paths';
import type { MailSource } from '../../leads/lead-declaration.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { arrivalFacts, STAFF_ADDRESS, spamFacts, spamMark } from '../../mail/staff-notice.ts';
import { greeting } from '../../mail/visitor-name.ts';
import type { PlanRequestRecord } from './plan-request-record.ts';

/**
 * The mail with a saved plan to the visitor. Nothing in it was typed in but the name: otherwise anyone
 * could use the form to mail any text to any address in the company's name.
 */
export const planRequestMail = ({
  lead: { reference },
  record: { name, plan, revision, establishmentType, total },
  letterhead: { company, origin },
}: MailSource<PlanRequestRecord>): MailContent => ({
  subject: `Your security plan ${reference}`,
  heading: 'Your security plan',
  preview: `${establishmentType}, ${formatRand(total)} including VAT`,
  blocks: [
    { kind: 'paragraph', text: greeting(name) },
    {
      kind: 'paragraph',
      text: `Here is the security plan that you requested at ${company.website}. It is not an order: you pay nothing now.`,
    },
    {
      kind: 'facts',
      facts: [
        { label: 'Reference', value: reference },
        { label: 'Plan for', value: establishmentType },
        { label: 'Revision', value: String(revision) },
        { label: 'Total, VAT included', value: formatRand(total) },
      ],
    },
    { kind: 'button', label: 'Open the plan', url: origin + planPath(plan, revision) },
    {
      kind: 'paragraph',
      text: 'Anyone with this link can see the plan and save their own copy.',
    },
    {
      kind: 'paragraph',
      text: `Questions? Reply to this e-mail or call ${company.phone.shown} and give the reference ${reference}.`,
    },
  ],
  because: `You received this e-mail because someone requested a security plan with this address at ${company.website}. If that was not you, you can ignore it.`,
});

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
