import type { PriceListChange } from '@app/contracts/admin-price-list';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Row, Stack } from '@app/ui/layout';
import { counted } from '@app/wording/counted';
import { type RefObject, useRef } from 'react';
import { uploadTexts } from './upload-texts.ts';

/** Says what going back means for visitors, and asks whether it is meant. */
export function ConfirmUndo({
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
