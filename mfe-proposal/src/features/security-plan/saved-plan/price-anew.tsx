import type { SavedPlan } from '@app/contracts/saved-plan';
import { useNavigate } from '@app/kit';
import { planPath } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { useRef, useState } from 'react';
import { FailureNote } from '../take-along/failure-note.tsx';
import { type Saving, saveProblem } from '../take-along/use-plan-link.ts';
import { useNextRevision } from './use-next-revision.ts';

/** Makes the same plan at the prices of today, as the next revision, and opens it. */
export function PriceAnew({ token, saved }: { readonly token: string; readonly saved: SavedPlan }) {
  const navigate = useNavigate();
  const makeRevision = useNextRevision(token, saved);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Extract<Saving, { ok: false }>['failure']>();

  // A second click must not make a second revision while the first one is opened.
  const busy = useRef(false);

  async function priceAnew() {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(undefined);
    const made = await makeRevision();
    if (made.ok) return navigate(planPath(made.value.token, made.value.revision));
    busy.current = false;
    setPending(false);
    setFailure(made.failure);
  }
  return (
    <>
      <Button aria-disabled={pending} onClick={priceAnew}>
        {pending ? 'Updating the prices...' : 'Update the prices'}
      </Button>
      {failure && (
        <FailureNote>
          {saveProblem(failure).message}. This revision has not changed. Press Update the prices to
          try again.
        </FailureNote>
      )}
    </>
  );
}
