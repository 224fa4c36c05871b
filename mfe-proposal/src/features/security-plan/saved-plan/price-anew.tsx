import type { SavedPlan } from '@app/contracts/saved-plan';
import { useNavigate } from '@app/kit';
import { planPath } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { useState } from 'react';
import { FailureNote } from '../take-along/failure-note.tsx';
import { type Saving, saveProblem } from '../take-along/use-plan-link.ts';
import { useNextRevision } from './use-next-revision.ts';

/** Makes the same plan at the prices of today, as the next revision, and opens it. */
export function PriceAnew({ token, saved }: { readonly token: string; readonly saved: SavedPlan }) {
  const navigate = useNavigate();
  const makeRevision = useNextRevision(token, saved);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Extract<Saving, { ok: false }>['failure']>();

  async function priceAnew() {
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    const made = await makeRevision();
    setPending(false);
    if (made.ok) navigate(planPath(made.value.token, made.value.revision));
    else setFailure(made.failure);
  }
  return (
    <>
      <Button aria-disabled={pending} onClick={priceAnew}>
        {pending ? 'Pricing it...' : 'Price it anew'}
      </Button>
      {failure && (
        <FailureNote>
          {saveProblem(failure).message}. This revision is as it was. Press Price it anew to try
          again.
        </FailureNote>
      )}
    </>
  );
}
