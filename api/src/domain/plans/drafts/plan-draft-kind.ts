import { savePlanDraft } from '@app/contracts/plan-draft';
import { looksAutomated } from '@app/contracts/submission';
import { failed, success } from '@app/result';
import { leadReceipt } from '../../leads/handles.ts';
import { defineLeadKind } from '../../leads/lead-kind.ts';
import { checkPartialAnswers } from '../answers/read-answers.ts';
import { planDraftMail } from './plan-draft-mail.ts';
import { planDraftRecords } from './plan-draft-record.ts';

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
