import type { PriceListChange } from '@app/contracts/admin-price-list';
import { type RefObject, useRef, useState } from 'react';
import { ConfirmUndo } from './confirm-undo.tsx';
import { History } from './history.tsx';
import type { usePriceLists } from './use-price-lists.ts';

/** The history, with the question before the owner goes back to a list. */
export function UndoableHistory({
  lists,
  outcome,
}: {
  readonly lists: ReturnType<typeof usePriceLists>;
  /** Says what came of it. */
  readonly outcome: RefObject<HTMLElement | null>;
}) {
  const [asked, setAsked] = useState<PriceListChange>();
  const focusAfter = useRef<HTMLElement>(null);

  function ask(to: PriceListChange) {
    focusAfter.current = document.activeElement as HTMLElement | null;
    setAsked(to);
  }

  async function goBack(to: PriceListChange) {
    await lists.undo(to);
    // The button that asked may be gone, and this says what came of it.
    focusAfter.current = outcome.current;
    setAsked(undefined);
  }

  return (
    <>
      <History
        changes={lists.changes}
        problem={lists.problem}
        onRetry={lists.refresh}
        onGoBack={ask}
      />
      <ConfirmUndo
        to={asked}
        isSending={lists.step === 'undo'}
        onConfirm={goBack}
        onClose={() => setAsked(undefined)}
        finalFocusRef={focusAfter}
      />
    </>
  );
}
