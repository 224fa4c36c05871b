import css from './progress-bar.module.css';

/** Thin bar at the top edge, hidden for its first 200 ms, also from screen readers. */
export function ProgressBar({ label = 'Loading page' }: { readonly label?: string | undefined }) {
  return (
    <div className={css.bar} role="progressbar" aria-label={label}>
      <div className={css.run} />
    </div>
  );
}
