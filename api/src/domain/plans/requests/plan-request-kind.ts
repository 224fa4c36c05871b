import { requestPlan } from '@app/contracts/plan-request';
import { savedPlanTexts } from '@app/contracts/saved-plan';
import { looksAutomated } from '@app/contracts/submission';
import { failed, success } from '@app/result';
import { leadReceipt } from '../../leads/handles.ts';
import { defineLeadKind } from '../../leads/lead-kind.ts';
import { recordFormat } from '../../leads/record-format.ts';
import { planRequestMail, planRequestNoticeMail } from './plan-request-mails.ts';
import { PlanRequestRecord } from './plan-request-record.ts';

/** A saved plan that a visitor has sent to himself and to the staff. */
export const planRequestKind = defineLeadKind({
  name: 'security-plan',
  label: 'Security plan',
  referencePrefix: 'PLN',
  endpoint: requestPlan,
  accept: ({ website, elapsedMs, ...request }, { plans }) => ({
    substance: request,
    suspect: looksAutomated({ website, elapsedMs }),
    async prepare() {
      const revision = await plans.get(request.plan, request.revision);
      if (!revision) {
        return failed({ kind: 'bad-fields', fields: { plan: savedPlanTexts.missing } });
      }
      const { establishmentType, total } = revision;
      return success({ record: { ...request, establishmentType, total }, kept: leadReceipt });
    },
  }),
  answer: async (receipt) => receipt,
  records: recordFormat(PlanRequestRecord),
  describe: ({ name, email, phone, ...details }) => ({ visitor: { name, email, phone }, details }),
  plan: ({ plan: token, revision, name }) => ({ token, revision, customer: name }),
  mails: {
    customer: {
      to: (reader) => reader,
      whenSuspect: false,
      attaches: ['plan'],
      write: planRequestMail,
    },
    staff: { to: 'staff', whenSuspect: true, attaches: ['plan'], write: planRequestNoticeMail },
  },
});
