import { checkoutTexts } from '@app/contracts/order';
import { useSite } from '@app/kit';
import { DraftNote } from '@app/ui/draft-note';
import { ErrorSummary } from '@app/ui/error-summary';
import { Consent, Form } from '@app/ui/form';
import { FormFailure, failureText } from '@app/ui/form-failure';
import { EmailField, NameField, PhoneField } from '@app/ui/person-fields';
import { useEffect, useRef, useState } from 'react';
import type { OrderForm } from './use-order-form.ts';

/** Without its submit button, which is outside the form, at the foot of the dialog. */
export const CHECKOUT_FORM_ID = 'checkout';

const KEPT = 'Your cart and what you typed are';

export function DetailsForm({ form }: { readonly form: OrderForm }) {
  const failure = useFailureSinceOpening(form);
  const summary = useRef<HTMLDivElement>(null);
  const offline = useRef<HTMLDivElement>(null);
  // Once for each press of the button, not again when the form tries by itself or is edited.
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (hasFailed) (summary.current ?? offline.current)?.focus();
  }, [hasFailed]);
  const isOffline = failure?.cause === 'offline';

  const { email } = useSite().company;

  return (
    <Form id={CHECKOUT_FORM_ID} {...form.formProps}>
      {failure && !isOffline && (
        <ErrorSummary ref={summary} title={failureText(failure, checkoutTexts.submit, KEPT)} />
      )}
      <FormFailure
        ref={offline}
        failure={isOffline ? failure : undefined}
        button={checkoutTexts.submit}
        subject={KEPT}
      />
      <ErrorSummary {...form.summary} />
      <EmailField label={checkoutTexts.email} {...form.field('email')} />
      <NameField label={checkoutTexts.name} {...form.field('name')} />
      <PhoneField
        label={checkoutTexts.phone}
        hint="At least 10 digits, with spaces or without."
        {...form.field('phone')}
      />
      <Consent
        purpose="We use these details to confirm and deliver this order and to contact you about it."
        email={email}
      />
      <DraftNote {...form.draft} />
    </Form>
  );
}

/**
 * The dialog unmounts this form when it closes; a failure is then not shown at the next opening.
 */
function useFailureSinceOpening({ phase, failure }: OrderForm) {
  const [phaseAtOpening] = useState(phase);
  return phase === phaseAtOpening ? undefined : failure;
}
