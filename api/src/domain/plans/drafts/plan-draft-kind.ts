import { savePlanDraft } from '@app/contracts/plan-draft';
import { looksAutomated } from '@app/contracts/submission';
import { failed, success } from '@app/result';
import { resumePath } from '@app/site/paths';
import { leadReceipt } from '../../leads/handles.ts';
import type { MailSource } from '../../leads/lead-declaration.ts';
import { defineLeadKind } from '../../leads/lead-kind.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { checkPartialAnswers } from '../answers/read-answers.ts';
import { type PlanDraftRecord, planDraftRecords } from './plan-draft-record.ts';

/**
 * Answers that a visitor saved half-way. The address is for the link alone, so the staff is told nothing.
 * Stored like a lead, because that is what its mail, its limits and its purge need.
 */
export const planDraftKind = defineLeadKind({
  name: 'plan-draft',
  label: 'Saved answers',
  referencePrefix: 'ANS',
  endpoint: savePlanDraft,
  // Whoever types only an address is quick, so the time says nothing.
  accept: ({ website, elapsedMs: _, ...draft }) => ({
    substance: draft,
    suspect: looksAutomated({ website }),
    async prepare() {
      const { email, establishmentType } = draft;
      const checked = checkPartialAnswers(establishmentType, draft.responses);
      if (!checked.ok) {
        return failed({ kind: 'bad-fields', fields: { ...checked.failure.fields } });
      }
      const responses = checked.value;
      return success({ record: { email, establishmentType, responses }, kept: leadReceipt });
    },
  }),
  answer: async (receipt) => receipt,
  records: planDraftRecords,
  describe: ({ email, ...details }) => ({ visitor: { name: email, email }, details }),
  mails: {
    customer: {
      to: ({ email }) => ({ name: '', email }),
      whenSuspect: false,
      write: planDraftMail,
    },
  },
});

/** The mail with the link to go on. Nothing in it was typed in by whoever asked for it. */
function planDraftMail({
  lead: { reference, token },
  letterhead: { company, origin },
}: MailSource<PlanDraftRecord>): MailContent {
  return {
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
  };
}
