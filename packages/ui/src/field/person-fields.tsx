import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** What a form spreads on a field: name, value, change handler and error. */
type Asked = Omit<Extract<FieldProps, { multiline?: false | undefined }>, 'label' | 'type'> & {
  readonly label?: ReactNode;
};

export function NameField({ label = 'Your name', ...props }: Asked) {
  return <Field required autoComplete="name" {...props} label={label} />;
}

export function EmailField({ label = 'Email', ...props }: Asked) {
  return (
    <Field
      required
      type="email"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      {...props}
      label={label}
    />
  );
}

/**
 * Takes a number as people type it. The form's schema is made with `withTypedPhone`, which checks
 * and sends the digits.
 */
export function PhoneField({ label = 'Phone', minimum, ...props }: Asked) {
  return <Field required type="tel" autoComplete="tel" inputMode="tel" {...props} label={label} />;
}
