import { checkoutTexts } from '@app/contracts/order';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Consent, Form, PrivacyLink } from '@app/ui/form';
import { useEffect, useRef, useState } from 'react';
import type { OrderForm } from './use-order-form.ts';

/** Without its submit button, which is outside the form, at the foot of the dialog. */
export const CHECKOUT_FORM_ID = 'checkout';

export function DetailsForm({ form }: { readonly form: OrderForm }) {
  const failure = useFailureSinceOpening(form.phase);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) summary.current?.focus();
  }, [failure]);

  return (
    <Form id={CHECKOUT_FORM_ID} {...form.formProps}>
      {failure && <ErrorSummary ref={summary} title={failure.message} />}
      <Field
        label={checkoutTexts.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        {...form.field('email')}
      />
      <Field label={checkoutTexts.name} autoComplete="name" required {...form.field('name')} />
      <Field
        label={checkoutTexts.phone}
        hint="Digits only, at least 10."
        type="tel"
        // `tel-national` is the format without a plus sign.
        autoComplete="tel-national"
        inputMode="numeric"
        required
        {...form.field('phone')}
      />
      <Consent>
        We use these details to confirm and deliver this order and to contact you about it.{' '}
        <PrivacyLink />
      </Consent>
    </Form>
  );
}

/**
 * The dialog unmounts this form when it closes; a failure is then not shown at the next opening.
 */
function useFailureSinceOpening(phase: OrderForm['phase']) {
  const [phaseAtOpening] = useState(phase);
  return phase.kind === 'failed' && phase !== phaseAtOpening ? phase : undefined;
}
