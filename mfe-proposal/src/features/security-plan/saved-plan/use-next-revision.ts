import type { EstablishmentType } from '@app/contracts/proposal';
import { type SavedPlan, savePlan } from '@app/contracts/saved-plan';
import { attemptKeys } from '@app/forms/attempt-keys';
import { useApi } from '@app/kit';
import { useState } from 'react';
import type { Saving } from '../take-along/use-plan-link.ts';

/** Makes the next revision of a saved plan from the same answers, at the prices of today. */
export function useNextRevision(token: string, saved: SavedPlan) {
  const api = useApi();
  const [keys] = useState(() => attemptKeys('price-plan', 'tab'));
  return async (): Promise<Saving> => {
    const { responses, moved } = saved;
    // The type was checked when the plan was saved.
    const establishmentType = saved.establishmentType as EstablishmentType;
    const body = { establishmentType, responses, moved, revisionOf: token };
    const attempt = { ...body, after: saved.revisions.length };
    const made = await api.send(savePlan, body, { idempotencyKey: keys.keyOf(attempt) });
    if (made.ok) keys.forget();
    else console.error(made.failure.detail);
    return made;
  };
}
