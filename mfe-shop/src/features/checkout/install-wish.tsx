import css from './install-wish.module.css';

/** The answer to the install question, where it can still be changed. */
export function InstallWish({
  wanted,
  onChange,
}: {
  readonly wanted: boolean;
  readonly onChange: (wanted: boolean) => void;
}) {
  return (
    <label className={css.wish}>
      <input
        type="checkbox"
        name="includeInstallEstimate"
        checked={wanted}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      Include an install estimate
    </label>
  );
}
