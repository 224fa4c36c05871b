import { Dialog, type DialogProps } from '@app/ui/dialog';
import { RiskForm } from './risk-form.tsx';
import { RISK_START } from './risk-path.ts';
import { riskTexts } from './risk-texts.ts';
import { useRiskForm } from './use-risk-form.ts';

interface Props extends Pick<DialogProps, 'open' | 'finalFocusRef'> {
  readonly onClose: () => void;
}

/** The risk assessment in a dialog. It stays mounted while closed, so that what was typed is kept. */
export function RiskDialog({ open, onClose, finalFocusRef }: Props) {
  const form = useRiskForm({ focusAfter: RISK_START });
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title={riskTexts.title}
      description="You get a report with the risks of each area and what to do first."
      size="risk"
      closeOnPressOutside={false}
      finalFocusRef={finalFocusRef}
    >
      <RiskForm form={form} />
    </Dialog>
  );
}
