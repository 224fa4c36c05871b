import { Field, type FieldProps } from '@app/ui/field';
import { useId } from 'react';

type Props = Extract<FieldProps, { multiline?: false | undefined }> & {
  readonly suggestions: readonly string[];
};

/** A text field with suggestions. Any other text can be typed as well. */
export function SuggestedField({ suggestions, ...field }: Props) {
  const list = useId();
  return (
    <>
      <Field {...field} list={list} autoComplete="off" />
      <datalist id={list}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
