import { Checkbox } from '@app/ui/checkbox';

/** The answer to the install question, where it can still be changed. */
export function InstallWish({
  wanted,
  onChange,
}: {
  readonly wanted: boolean;
  readonly onChange: (wanted: boolean) => void;
}) {
  return (
    <Checkbox
      name="includeInstallEstimate"
      label="Include an install estimate"
      checked={wanted}
      onChange={onChange}
    />
  );
}
