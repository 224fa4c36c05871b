import { type CallFailure, visitorMessage } from '@app/api-client';
import {
  applyPriceList,
  cancelPriceList,
  type PriceListChange,
  type PriceListPreview,
  type PriceLists,
  readPriceLists,
  undoPriceList,
} from '@app/contracts/admin-price-list';
import { adminUploadTexts } from '@app/contracts/admin-upload';
import { ownerAction } from '@app/contracts/passkey-assertion';
import { useApi } from '@app/kit';
import type { Result } from '@app/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendConfirmed } from '../admin/send-confirmed.ts';
import { sessionEnded } from '../admin/session-ended.ts';
import { uploadTexts } from './upload-texts.ts';

export interface StepOutcome {
  readonly kind: 'succeeded' | 'failed';
  readonly message: string;
}

/** What is being sent; another step has to wait for it. */
export type Step = 'apply' | 'cancel' | 'undo';

/**
 * The history, the preview that waits for a decision, and the steps of an owner who is signed in.
 * @param onEnded called when the server says that nobody is signed in.
 */
export function usePriceLists(isSignedIn: boolean, onEnded: () => void) {
  const api = useApi();
  const [changes, setChanges] = useState<readonly PriceListChange[]>();
  const [preview, setPreview] = useState<PriceListPreview>();
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<StepOutcome>();
  const [step, setStep] = useState<Step>();
  // What was asked for before the latest step is older than what came of that.
  const asked = useRef(0);
  const previews = useRef(0);

  const refresh = useCallback(async () => {
    setProblem(undefined);
    asked.current += 1;
    const mine = asked.current;
    const known = previews.current;
    const answer = await api.read(readPriceLists, { fresh: true });
    if (mine !== asked.current) return;
    if (answer.ok) {
      setChanges(answer.value.changes);
      if (known === previews.current) setPreview(answer.value.preview ?? undefined);
      return;
    }
    if (sessionEnded(answer.failure)) return onEnded();
    setProblem(visitorMessage(answer.failure, uploadTexts.historyFailed));
  }, [api, onEnded]);

  useEffect(() => {
    if (isSignedIn) void refresh();
  }, [isSignedIn, refresh]);

  /** Does one step, and keeps what came of it. */
  async function go(next: Step, call: Call): Promise<void> {
    if (step) return;
    setStep(next);
    setOutcome(undefined);
    asked.current += 1;
    const answer = await call();
    setStep(undefined);
    if (answer.ok) {
      const { changes: next, preview: other } = answer.value.lists;
      setChanges(next);
      setPreview(other ?? undefined);
      setProblem(undefined);
      const message = answer.value.message || adminUploadTexts.succeeded;
      setOutcome({ kind: 'succeeded', message });
      return;
    }
    const message = visitorMessage(answer.failure, uploadTexts.noAnswer);
    setOutcome({ kind: 'failed', message });
    if (sessionEnded(answer.failure)) onEnded();
    // Another owner may have changed the list, or the answer may have been lost on its way.
    else await refresh();
  }

  return {
    changes,
    preview,
    problem,
    outcome,
    step,
    refresh,
    previewed(next: PriceListPreview) {
      setOutcome(undefined);
      previews.current += 1;
      setPreview(next);
    },
    /** For an owner who signs out. */
    forget() {
      asked.current += 1;
      setChanges(undefined);
      setPreview(undefined);
      setOutcome(undefined);
    },
    apply: ({ id }: PriceListPreview) =>
      go('apply', () => {
        const body = { preview: id };
        return sendConfirmed(api, ownerAction(applyPriceList, body), (proof) =>
          api.send(applyPriceList, { ...body, ...proof }),
        );
      }),
    cancel: ({ id }: PriceListPreview) =>
      go('cancel', () => api.send(cancelPriceList, { preview: id })),
    undo: (to: PriceListChange) =>
      go('undo', () => {
        const body = { to: to.list, after: changes?.[0]?.number ?? to.number };
        return sendConfirmed(api, ownerAction(undoPriceList, body), (proof) =>
          api.send(undoPriceList, { ...body, ...proof }),
        );
      }),
  };
}

type Call = () => Promise<
  Result<{ readonly message: string; readonly lists: PriceLists }, CallFailure>
>;
