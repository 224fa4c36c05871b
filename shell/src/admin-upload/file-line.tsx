import type { PriceListPreview } from '@app/contracts/admin-price-list';
import css from './admin-upload.module.css';

/** The file of a list and its hash, with which two files can be compared. */
export function FileLine({ file }: { readonly file: PriceListPreview['file'] }) {
  if (!file) return null;
  return (
    <p className={css.file}>
      {file.name}
      <span className={css.hash}>SHA-256 {file.sha256}</span>
    </p>
  );
}
