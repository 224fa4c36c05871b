import { useSite } from '@app/kit';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { DraftNote } from '@app/ui/draft-note';
import { ErrorSummary } from '@app/ui/error-summary';
import { Consent, Form } from '@app/ui/form';
import { FormFailure } from '@app/ui/form-failure';
import { Honeypot } from '@app/ui/honeypot';
import { Row } from '@app/ui/layout';
import { EmailField, NameField, PhoneField } from '@app/ui/person-fields';
import type { RefObject } from 'react';
import type { SentPlan } from './send-plan.tsx';
import type { PlanLinkAccess } from './use-plan-link.ts';
import { useSendForm } from './use-send-form.ts';

const SEND = 'Send the plan';

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
  const { draft, failure, field, formProps, submitting, summary } = form;
  const { name, value, onChange } = field('website');
  const { email } = useSite().company;
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title="Send the plan to me"
      description="You get an e-mail with a link to your plan and the plan as a PDF."
      closeOnPressOutside={false}
      finalFocusRef={finalFocusRef}
    >
      <Form id="plan-request" {...formProps}>
        <ErrorSummary {...summary} />
        <NameField {...field('name')} />
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
        <Honeypot name={name} value={value} onChange={onChange} />
        <Consent
          purpose="We use your details to send you the plan and to contact you about it, and for nothing else."
          email={email}
        />
        <FormFailure failure={failure} button={SEND} />
        <Row>
          <Button type="submit" variant="primary" size="lg" disabled={submitting}>
            {submitting ? 'Sending...' : SEND}
          </Button>
        </Row>
        <DraftNote {...draft} />
      </Form>
    </Dialog>
  );
}
