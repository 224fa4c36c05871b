import { useNavigate } from '@app/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDialogEntry } from '../../history-dialog/use-dialog-entry.ts';
import { loadRiskDialog } from './risk-chunk.ts';
import { RISK_FRAGMENT, riskPath } from './risk-path.ts';

/**
 * The dialog is open while the address has its fragment, so a link can lead to it. If its code
 * cannot be loaded, the visitor gets the form as a page.
 */
export function useRiskDialog() {
  const entry = useDialogEntry();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState(false);
  const wanted = entry.hash === RISK_FRAGMENT;

  const giveUp = useEffectEvent((cause: unknown) => {
    console.error(cause);
    navigate(riskPath, { replace: true });
  });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadRiskDialog().then(
      () => current && setLoaded(true),
      (cause) => current && giveUp(cause),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

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
