import { adminUploadTexts } from '@app/contracts/admin-upload';
import { Checkbox } from '@app/ui/checkbox';
import { Notice } from '@app/ui/notice';
import type { Confirmation } from './use-upload.ts';

/** Asks whether a file with far fewer products than the live list is meant to replace it. */
export function ConfirmShrinking({
  confirmation: { before, after, ticked },
  onChange,
}: {
  readonly confirmation: Confirmation;
  readonly onChange: (ticked: boolean) => void;
}) {
  return (
    <Notice variant="caution">
      <p>
        The price list has {before} products, and this file has {after}. If the file is complete,
        tick the box and upload it again.
      </p>
      <Checkbox
        name="confirm"
        value="true"
        label={adminUploadTexts.confirm}
        checked={ticked}
        onChange={onChange}
      />
    </Notice>
  );
}
