import { reportReader } from '@app/contracts/person';
import { withTypedPhone } from '@app/contracts/phone';
import { requestPlan } from '@app/contracts/plan-request';
import { spamSignals } from '@app/contracts/submission';
import { useForm } from '@app/forms';
import { submitFailure } from '@app/forms/submit-failure';
import { useElapsedMs } from '@app/forms/use-elapsed-ms';
import { useApi } from '@app/kit';
import { failed } from '@app/result';
import * as v from 'valibot';
import type { SentPlan } from './send-plan.tsx';
import { type PlanLinkAccess, SAVE_FAILED, saveProblem } from './use-plan-link.ts';

const PlanReader = withTypedPhone(v.object({ ...reportReader, ...spamSignals }));
const blank = { name: '', email: '', phone: '', website: '' };

const SEND_FAILED = 'The plan could not be sent';

/** Saves the plan when it is not, and asks the server to mail it. */
export function useSendForm(plan: PlanLinkAccess, onSent: (sent: SentPlan) => void) {
  const api = useApi();
  const elapsedMs = useElapsedMs();
  return useForm({
    name: 'plan-request',
    schema: PlanReader,
    initial: blank,
    async send(reader, keyOf) {
      const saved = await plan.save();
      if (!saved.ok) {
        const { message, isFull } = saveProblem(saved.failure);
        return failed(
          isFull ? { message } : { ...submitFailure(saved.failure, SAVE_FAILED), fields: {} },
        );
      }
      const { token, revision } = saved.value;
      const request = { ...reader, plan: token, revision };
      const body = { ...request, elapsedMs: elapsedMs() };
      const answer = await api.send(requestPlan, body, { idempotencyKey: keyOf(request) });
      if (answer.ok) {
        onSent({ reference: answer.value.reference, email: reader.email });
        return answer;
      }
      console.error(answer.failure.detail);
      return failed(submitFailure(answer.failure, SEND_FAILED));
    },
  });
}
