import { checkoutTexts } from '@app/contracts/order';
import { Button } from '@app/ui/button';
import { type ReactNode, useEffect, useState } from 'react';
import css from './checkout-actions.module.css';
import { CHECKOUT_FORM_ID } from './details-form.tsx';

interface Props {
  readonly step: 'empty' | 'install-question' | 'details';
  readonly submitting: boolean;
  readonly onAnswer: (wantsInstallEstimate: boolean) => void;
  readonly onClose: () => void;
}

/**
 * The buttons at the foot of the dialog. Keys make React replace the buttons between steps: if
 * "Yes" became "Submit Order" in place, the click on "Yes" would also submit the form.
 */
export function CheckoutActions({ step, submitting, onAnswer, onClose }: Props) {
  switch (step) {
    case 'empty':
      return <Button onClick={onClose}>Close</Button>;
    case 'install-question':
      return (
        <StepButtons key={step}>
          <Button onClick={() => onAnswer(false)}>{checkoutTexts.no}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {checkoutTexts.yes}
          </Button>
        </StepButtons>
      );
    case 'details':
      return (
        <StepButtons key={step}>
          <Button disabled={submitting} onClick={onClose}>
            {checkoutTexts.cancel}
          </Button>
          <Button type="submit" form={CHECKOUT_FORM_ID} variant="primary" disabled={submitting}>
            {submitting ? 'Submitting...' : checkoutTexts.submit}
          </Button>
        </StepButtons>
      );
  }
}

/** The longest time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 500;

/**
 * The buttons of one step. They appear in the place of those of the step before, so the second tap
 * of a double tap would press them. They ignore the pointer for the duration of a double tap.
 */
function StepButtons({ children }: { readonly children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.buttons} data-state={ready ? 'ready' : 'coming'}>
      {children}
    </div>
  );
}
