import { buttonProps } from '@app/ui/button';
import { Card } from '@app/ui/card';
import { ListCheckIcon } from '@app/ui/icons';
import { Notice } from '@app/ui/notice';
import { type MouseEvent, type RefObject, Suspense } from 'react';
import { RiskDialog } from './risk-chunk.ts';
import { riskPath } from './risk-path.ts';
import { riskTexts } from './risk-texts.ts';
import { useRiskDialog } from './use-risk-dialog.ts';

interface Props {
  readonly startRef: RefObject<HTMLAnchorElement | null>;
}

/** The card that opens the risk assessment: a link that leads to its page without JavaScript. */
export function RiskDialogCard({ startRef }: Props) {
  const dialog = useRiskDialog();

  function start(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.start();
  }

  return (
    <Card as="section" id="risk-assessment" aria-labelledby="risk-heading">
      <h2 id="risk-heading">{riskTexts.title}</h2>
      <p>
        Look at whole areas of the operation instead of one incident: receiving, tills, cash-up, the
        yard.
      </p>
      <Notice variant="caution">{riskTexts.guidance}</Notice>
      <a
        ref={startRef}
        href={riskPath}
        {...buttonProps({ block: true })}
        aria-haspopup="dialog"
        onClick={start}
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
      >
        <ListCheckIcon />
        Start risk assessment
      </a>
      {dialog.used && (
        <Suspense fallback={null}>
          <RiskDialog open={dialog.open} onClose={dialog.close} finalFocusRef={startRef} />
        </Suspense>
      )}
    </Card>
  );
}
