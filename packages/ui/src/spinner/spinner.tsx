import css from './spinner.module.css';

/** A turning ring with a label that screen readers announce when it appears. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className={css.spinner} role="status">
      <span className={css.ring} aria-hidden="true" />
      {label}
    </span>
  );
}
