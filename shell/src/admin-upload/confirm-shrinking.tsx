import { adminUploadTexts } from '@app/contracts/admin-upload';
import { Notice } from '@app/ui/notice';
import css from './admin-upload.module.css';
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
      <label className={css.confirm}>
        <input
          type="checkbox"
          name="confirm"
          value="true"
          checked={ticked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {adminUploadTexts.confirm}
      </label>
    </Notice>
  );
}
