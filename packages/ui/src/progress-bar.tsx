import css from './progress-bar.module.css';

/** Thin bar along the top edge; for its first 200 ms it stays unseen and unheard. */
export function ProgressBar({ label = 'Loading page' }: { readonly label?: string | undefined }) {
  return (
    <div className={css.bar} role="progressbar" aria-label={label}>
      <div className={css.run} />
    </div>
  );
}
