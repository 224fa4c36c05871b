import css from './spinner.module.css';

/** A turning ring with words beside it that screen readers hear as they appear. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className={css.spinner} role="status">
      <span className={css.ring} aria-hidden="true" />
      {label}
    </span>
  );
}
