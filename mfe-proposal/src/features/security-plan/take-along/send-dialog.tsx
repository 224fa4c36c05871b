import { reportReader } from '@app/contracts/person';
import { withTypedPhone } from '@app/contracts/phone';
import { requestPlan } from '@app/contracts/plan-request';
import { spamSignals } from '@app/contracts/submission';
import { useForm } from '@app/forms';
import { submitFailure } from '@app/forms/submit-failure';
import { useElapsedMs } from '@app/forms/use-elapsed-ms';
import { useApi, useSite } from '@app/kit';
import { failed } from '@app/result';
import { Dialog } from '@app/ui/dialog';
import { ErrorSummary } from '@app/ui/error-summary';
import { Form } from '@app/ui/form';
import { FormEnd } from '@app/ui/form-end';
import { EmailField, NameField, PhoneField } from '@app/ui/person-fields';
import type { RefObject } from 'react';
import * as v from 'valibot';
import { type PlanLinkAccess, SAVE_FAILED, saveProblem } from './use-plan-link.ts';

export interface SentPlan {
  readonly reference: string;
  readonly email: string;
}

interface Props {
  readonly plan: PlanLinkAccess;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: (sent: SentPlan) => void;
  readonly finalFocusRef: RefObject<HTMLElement | null>;
}

/** Asks where to send the plan. It stays mounted while closed, so that what was typed is kept. */
export function SendDialog({ plan, open, onClose, onSent, finalFocusRef }: Props) {
  const form = useSendForm(plan, onSent);
  const { field, formProps, summary } = form;
  const { email } = useSite().company;
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title="E-mail me this plan"
      description="You get an e-mail with a link to your plan and the plan as a PDF."
      closeOnPressOutside={false}
      finalFocusRef={finalFocusRef}
    >
      <Form id="plan-request" {...formProps}>
        <ErrorSummary {...summary} />
        <NameField {...field('name')} />
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
        <FormEnd
          form={form}
          purpose="We use your details to send you the plan and to contact you about it, and for nothing else."
          email={email}
          button="Send the plan"
          busy="Sending..."
        />
      </Form>
    </Dialog>
  );
}

const PlanReader = withTypedPhone(v.object({ ...reportReader, ...spamSignals }));
const blank = { name: '', email: '', phone: '', website: '' };

const SEND_FAILED = 'The plan could not be sent';

/** Saves the plan when it is not, and asks the server to mail it. */
function useSendForm(plan: PlanLinkAccess, onSent: (sent: SentPlan) => void) {
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
