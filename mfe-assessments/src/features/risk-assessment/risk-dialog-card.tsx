import { buttonProps } from '@app/ui/button';
import { Card } from '@app/ui/card';
import { ListCheckIcon } from '@app/ui/icons/list-check';
import { Notice } from '@app/ui/notice';
import { type MouseEvent, Suspense, useRef } from 'react';
import { RiskDialog } from './risk-chunk.ts';
import css from './risk-dialog-card.module.css';
import { RISK_START, riskPath } from './risk-path.ts';
import { riskTexts } from './risk-texts.ts';
import { useRiskDialog } from './use-risk-dialog.ts';

/** The card that opens the risk assessment: a link that leads to its page without JavaScript. */
export function RiskDialogCard() {
  const start = useRef<HTMLAnchorElement>(null);
  const dialog = useRiskDialog();

  function openDialog(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.start();
  }

  return (
    <Card as="section" id="risk-assessment" aria-labelledby="risk-heading">
      <h2 id="risk-heading">{riskTexts.title}</h2>
      <p className={css.text}>
        Look at whole areas of the operation instead of one incident: receiving, tills, cash-up, the
        yard.
      </p>
      <Notice variant="caution">{riskTexts.guidance}</Notice>
      <a
        id={RISK_START}
        ref={start}
        href={riskPath}
        {...buttonProps({ block: true })}
        aria-haspopup="dialog"
        onClick={openDialog}
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
      >
        <ListCheckIcon />
        Start risk assessment
      </a>
      {dialog.used && (
        <Suspense fallback={null}>
          <RiskDialog open={dialog.open} onClose={dialog.close} finalFocusRef={start} />
        </Suspense>
      )}
    </Card>
  );
}
