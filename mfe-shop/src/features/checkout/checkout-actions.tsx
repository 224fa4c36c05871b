import { checkoutTexts } from '@app/contracts/order';
import { Button } from '@app/ui/button';
import { CHECKOUT_FORM_ID } from './details-form.tsx';
import { StepButtons } from './step-buttons.tsx';

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
