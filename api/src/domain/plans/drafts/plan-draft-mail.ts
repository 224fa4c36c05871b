import { resumePath } from '@app/site/paths';
import type { MailSource } from '../../leads/lead-declaration.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import type { PlanDraftRecord } from './plan-draft-record.ts';

/** The mail with the link to go on. Nothing in it was typed in by whoever asked for it. */
export const planDraftMail = ({
  lead: { reference, token },
  letterhead: { company, origin },
}: MailSource<PlanDraftRecord>): MailContent => ({
  subject: `Continue your security plan ${reference}`,
  heading: 'Continue your security plan',
  preview: 'The link to your saved answers',
  blocks: [
    { kind: 'paragraph', text: 'Hello,' },
    {
      kind: 'paragraph',
      text: `Your answers for a security plan are saved at ${company.website}. Open this link on any device to continue.`,
    },
    { kind: 'button', label: 'Continue the plan', url: origin + resumePath(token) },
    {
      kind: 'paragraph',
      text: 'Anyone who has this link can read the answers. We use your address for this e-mail only.',
    },
    { kind: 'facts', facts: [{ label: 'Reference', value: reference }] },
  ],
  because: `You received this e-mail because someone saved answers with this address at ${company.website}. If that was not you, you can ignore it.`,
});
