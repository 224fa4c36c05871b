import type { PriceListPreview } from '@app/contracts/admin-price-list';
import { adminUploadTexts } from '@app/contracts/admin-upload';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './admin-upload.module.css';
import { Counts } from './counts.tsx';
import { FileLine } from './file-line.tsx';
import { PreviewDetails } from './preview-details.tsx';
import { uploadTexts } from './upload-texts.ts';
import type { Step } from './use-price-lists.ts';

interface Props {
  readonly preview: PriceListPreview;
  readonly step: Step | undefined;
  readonly onApply: () => void;
  readonly onCancel: () => void;
  /** Shown in place of the buttons: the owner has to sign in again. */
  readonly signIn: ReactNode;
}

/** What a file would change, with the decision about it. */
export function PreviewPanel({ preview, step, onApply, onCancel, signIn }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and this is what came of it.
  useEffect(() => heading.current?.focus(), []);
  const { warnings, file, expiresAt, unusedTables } = preview;
  return (
    <section aria-labelledby={id} className={css.preview}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {uploadTexts.previewTitle}
      </h2>
      <p>
        {uploadTexts.nothingChanged} You can apply this list until{' '}
        <time dateTime={expiresAt}>{formatDayAndTime(expiresAt).split(', ')[1]}</time>.
      </p>
      <FileLine file={file} />
      <Counts of={figures(preview)} />
      {unusedTables.length > 0 && (
        <p className={css.unused}>{adminUploadTexts.unusedTables(unusedTables)}</p>
      )}
      {warnings.length > 0 && (
        <Notice variant="caution">
          <p>{uploadTexts.warnings}</p>
          <ul className={css.warnings}>
            {warnings.map(({ kind, message }) => (
              <li key={kind}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {signIn || (
        <Row>
          {/* Not disabled while it is sent: a disabled button loses the focus. */}
          <Button variant="primary" size="lg" onClick={onApply}>
            {step === 'apply' ? uploadTexts.applying : uploadTexts.apply}
          </Button>
          <Button size="lg" onClick={onCancel}>
            {step === 'cancel' ? uploadTexts.cancelling : uploadTexts.cancel}
          </Button>
        </Row>
      )}
      <PreviewDetails preview={preview} />
    </section>
  );
}

const figures = (preview: PriceListPreview) =>
  [
    ['Products now', preview.before],
    ['Products in the file', preview.after],
    ['Added', preview.added],
    ['Removed', preview.removed],
    ['Changed', preview.changed],
    ['New prices', preview.repriced],
    ['Rows refused', preview.refused],
  ] as const;
