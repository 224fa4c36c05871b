import { useNavigate } from '@app/kit';
import { buttonProps } from '@app/ui/button';
import { Card } from '@app/ui/card';
import { ListCheckIcon } from '@app/ui/icons/list-check';
import { Notice } from '@app/ui/notice';
import { lazy, type MouseEvent, Suspense, useRef } from 'react';
import { useDialogEntry } from '../../history-dialog/use-dialog-entry.ts';
import { useLoaded } from '../../history-dialog/use-loaded.ts';
import css from './risk-dialog-card.module.css';
import { RISK_FRAGMENT, RISK_START, riskPath } from './risk-path.ts';
import { riskTexts } from './risk-texts.ts';

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

/**
 * The dialog is open while the address has its fragment, so a link can lead to it. If its code
 * cannot be loaded, the visitor gets the form as a page.
 */
function useRiskDialog() {
  const entry = useDialogEntry();
  const navigate = useNavigate();
  const wanted = entry.hash === RISK_FRAGMENT;
  const loaded = useLoaded(wanted, loadRiskDialog, () => navigate(riskPath, { replace: true }));

  return {
    /** Once used it stays mounted, so that a report that is being made still arrives. */
    used: loaded,
    open: loaded && wanted,
    start: () => entry.open(RISK_FRAGMENT),
    close: entry.close,
    prefetch() {
      // Tried again when the dialog is opened.
      loadRiskDialog().catch(() => {});
    },
  };
}

/** The dialog with its dependencies, for visitors who open it. */
const loadRiskDialog = () => import('./risk-dialog.tsx');

const RiskDialog = lazy(async () => ({ default: (await loadRiskDialog()).RiskDialog }));
