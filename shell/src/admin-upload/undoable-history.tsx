import type { PriceListChange } from '@app/contracts/admin-price-list';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Row, Stack } from '@app/ui/layout';
import { counted } from '@app/wording/counted';
import { type RefObject, useRef, useState } from 'react';
import { History } from './history.tsx';
import { uploadTexts } from './upload-texts.ts';
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

/** Says what going back means for visitors, and asks whether it is meant. */
function ConfirmUndo({
  to,
  isSending,
  onConfirm,
  onClose,
  finalFocusRef,
}: {
  /** Undefined while nothing is asked: the dialog is closed. */
  readonly to: PriceListChange | undefined;
  readonly isSending: boolean;
  readonly onConfirm: (to: PriceListChange) => void;
  readonly onClose: () => void;
  /** Gets the focus when the dialog closes. */
  readonly finalFocusRef: RefObject<HTMLElement | null>;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  if (!to) return null;
  const size = to.products === null ? '' : ` of ${counted(to.products, 'product', 'products')}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Go back to the list of ${formatDayAndTime(to.at)}?`}
      initialFocusRef={cancel}
      finalFocusRef={finalFocusRef}
    >
      <Stack>
        <p>
          Visitors get that list{size} within seconds. Orders and carts are kept. You can go back to
          the list that is live now in the same way.
        </p>
        <Row>
          <Button variant="primary" onClick={() => onConfirm(to)}>
            {isSending ? uploadTexts.goingBack : uploadTexts.goBack}
          </Button>
          <Button ref={cancel} onClick={onClose}>
            {uploadTexts.cancel}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
