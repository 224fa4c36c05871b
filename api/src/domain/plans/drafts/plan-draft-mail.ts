import { resumePath } from '@app/site/paths';
import type { MailSource } from '../../leads/lead-declaration.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import type { PlanDraftRecord } from './plan-draft-record.ts';

/** The mail with the link to go on. Nothing in it was typed in by whoever asked for it. */
export const planDraftMail = ({
  lead: { reference, token },
  letterhead: { company, origin },
}: MailSource<PlanDraftRecord>): MailContent => ({
  subject: `Go on with your security plan ${reference}`,
  heading: 'Go on with your security plan',
  preview: 'The link to your saved answers',
  blocks: [
    { kind: 'paragraph', text: 'Hello,' },
    {
      kind: 'paragraph',
      text: `Answers for a security plan were saved at ${company.website}. Open this link on any device to go on.`,
    },
    { kind: 'button', label: 'Go on with the plan', url: origin + resumePath(token) },
    {
      kind: 'paragraph',
      text: 'Anyone who has this link can read the answers. We use your address for this mail only.',
    },
    { kind: 'facts', facts: [{ label: 'Reference', value: reference }] },
  ],
  because: `You get this mail because answers were saved with this address at ${company.website}. If that was not you, you need not do anything.`,
});
