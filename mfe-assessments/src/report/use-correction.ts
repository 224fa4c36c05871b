import type { ApiClient, CallFailure } from '@app/api-client';
import { type HomeAnswer, requestHomeAssessment } from '@app/contracts/home-assessment';
import type { ReportAnswer } from '@app/contracts/report';
import {
  type Change,
  isSameChange,
  leaveReport,
  type ReportUnderstanding,
  type UnderstandingAsked,
} from '@app/contracts/report-understanding';
import { requestRiskAssessment } from '@app/contracts/risk-assessment';
import { requestSecurityAssessment } from '@app/contracts/security-assessment';
import { attemptKeys } from '@app/forms/attempt-keys';
import { submitFailure } from '@app/forms/submit-failure';
import { useApi } from '@app/kit';
import type { Result } from '@app/result';
import type { Failure } from '@app/ui/form-failure';
import { useEffect, useRef, useState } from 'react';
import type { AskedRequest } from './asked-request.ts';
import { correctionTexts } from './correction-texts.ts';

/** The answer to a correction; recommendations for a home come by mail only. */
export type Corrected = ReportAnswer | HomeAnswer;

interface Changed {
  readonly removed: readonly Change[];
  readonly added: readonly Change[];
}
const none: Changed = { removed: [], added: [] };

type Phase = 'editing' | 'unchanged' | 'sending' | 'done';

/** Collects what a visitor changes, and has the report made again. */
export function useCorrection(
  asked: AskedRequest,
  { token, version }: ReportUnderstanding,
  onCorrected: (answer: Corrected) => void,
) {
  const api = useApi();
  const [changed, setChanged] = useState(none);
  const [phase, setPhase] = useState<Phase>('editing');
  const [failure, setFailure] = useState<Failure>();
  const [waits, setWaits] = useState(false);
  const [keys] = useState(() => attemptKeys('report-correction', false));
  const sending = useRef(false);

  function edit(list: keyof Changed, { kind, id }: Change, isIn: boolean) {
    const change = { kind, id };
    setPhase('editing');
    setWaits(false);
    setChanged((before) => {
      const others = before[list].filter((one) => !isSameChange(one, change));
      return { ...before, [list]: isIn ? [...others, change] : others };
    });
  }

  /**
   * @param more what is chosen and not yet among the changes
   * @param byItself when the connection may be back: the note about it stays in view
   * @returns whether the report was made again
   */
  async function send(more: readonly Change[], byItself: boolean): Promise<boolean> {
    if (sending.current) return false;
    const removed = [...changed.removed];
    const added = [...changed.added, ...more];
    if (removed.length + added.length === 0) {
      setPhase('unchanged');
      setFailure(undefined);
      return false;
    }
    sending.current = true;
    if (!byItself) {
      setPhase('sending');
      setFailure(undefined);
    }
    const understanding = { corrects: token, removed, added };
    const idempotencyKey = keys.keyOf([token, version, removed, added]);
    const answer = await sendAgain(api, asked, understanding, { idempotencyKey });
    sending.current = false;
    if (!answer.ok) {
      console.error(answer.failure.detail);
      const { message, cause } = submitFailure(answer.failure, correctionTexts.failed);
      setFailure({ message, cause, kept: false });
      // What was changed or cancelled during a try by itself is not sent any more.
      setWaits((before) => cause === 'offline' && (before || !byItself));
      setPhase('editing');
      return false;
    }
    keys.forget();
    setChanged(none);
    setFailure(undefined);
    setPhase('done');
    onCorrected(answer.value);
    return true;
  }

  return { changed, edit, send, phase, failure, waits, stopWaiting: () => setWaits(false) };
}

/** Sends a request again, with what its visitor changes. */
function sendAgain(
  api: ApiClient,
  asked: AskedRequest,
  understanding: UnderstandingAsked,
  options: { readonly idempotencyKey: string },
): Promise<Result<Corrected, CallFailure>> {
  switch (asked.form) {
    case 'challenge':
      return api.send(requestSecurityAssessment, { ...asked.body, understanding }, options);
    case 'risk':
      return api.send(requestRiskAssessment, { ...asked.body, understanding }, options);
    case 'home':
      return api.send(requestHomeAssessment, { ...asked.body, understanding }, options);
  }
}

/** Tells the API when the visitor leaves the report, so that its mail waits no longer. */
export function useLeaveReport(token: string): void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Shown again at once: React unmounts and mounts during development.
    clearTimeout(leaving.current);
    const leave = () => void navigator.sendBeacon(leaveReport.path.replace(':token', token));
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leaving.current = setTimeout(leave);
    };
  }, [token]);
}
